#!/usr/bin/env python3
"""Drives the report page of `intent evaluate --html` in a real browser.

  page_test.py [--screenshots FOLDER]

`intent` is found on the PATH; selenium, chromium and chromedriver must be installed. The pages are
made from a small model trained here, with intents and texts that try to break out of their place.
Each page is read at 400 and 1,400 pixels, in light and in dark.
"""

import argparse
import base64
import csv
import hashlib
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

INJECTED = "<img src=x onerror=\"window.injected=1\">"
LONG = "a_very_long_name_" * 12
INTENTS = {
    "light_off": ["turn off the {} light", "switch the {} lamp off", "关掉{}的灯"],
    "R&B \"play\" 🎉": ["play some {} songs", "put on {} tunes", "放一首{}的歌"],
    INJECTED: ["open the {} door", "unlock the {} gate", "打开{}的门"],
    LONG: ["how warm is the {} oven", "tell me the heat of the {} oven", "{}的烤箱多热"],
    "never_tested": ["water the {} plants", "give the {} plants a drink", "给{}的花浇水"],
}
PLACES = ["hall", "kitchen", "garden", "attic", "porch", "cellar", "red", "old", "big", "back"]
WIDTHS = (400, 1400)
THEMES = ("light", "dark")

# Every text against the first opaque ground behind it, by the contrast of WCAG 2.
FAINT_TEXT = """
const channel = c => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
const parts = text => (text.match(/[\\d.]+/g) || []).map(Number);
const ground = element => {
  for (; element; element = element.parentElement) {
    const color = parts(getComputedStyle(element).backgroundColor);
    if (color.length === 3) return color;
  }
  return [255, 255, 255];
};
const found = [];
for (const element of document.querySelectorAll('body *')) {
  const own = [...element.childNodes].some(n => n.nodeType === 3 && n.data.trim());
  if (!own || !element.getClientRects().length) continue;
  if (['title', 'desc', 'script'].includes(element.localName)) continue;
  if (element.closest('rect, .confusion')) continue;
  const style = getComputedStyle(element);
  const color = parts(element instanceof SVGElement ? style.fill : style.color);
  const [a, b] = [light(color), light(ground(element))].sort((x, y) => y - x);
  const contrast = (a + 0.05) / (b + 0.05);
  if (contrast < 4.5) found.push(`${contrast.toFixed(2)}: ${element.textContent.slice(0, 40)}`);
}
return found;
"""


def write(path, rows):
    """Writes rows, (text, intent), as CSV."""
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["text", "intent"])
        writer.writerows(rows)
    return path


def intent(*arguments):
    """Runs the command and fails with what it said."""
    result = subprocess.run(
        ["intent", *map(str, arguments)], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if result.returncode != 0:
        raise AssertionError(f"intent {arguments[0]}: {result.stderr}")


def rows(places, without=()):
    """Returns the patterns' rows for some places."""
    return [
        (pattern.format(place), name) for name, patterns in INTENTS.items() if name not in without
        for pattern in patterns for place in places]


def make_pages(folder):
    """Trains a model and returns the pages of several evaluations of it, by name."""
    model = folder / "sample.intentmodel"
    config = folder / "config.json"
    config.write_text('{"bucketBits": 10, "hiddenSize": 32, "epochs": 6}', encoding="utf-8")
    strangers = write(folder / "oos.csv", [
        (text, "oos") for text in (
            "who painted the ceiling", "why do cats purr", "为什么天是蓝的", "book a table for two",
            "how deep is the sea", INJECTED, "tell me of the light of the moon", "你今年几岁")])
    intent(
        "train", write(folder / "train.csv", rows(PLACES[:7])), "--validation",
        write(folder / "validation.csv", rows(PLACES[7:9])), "--out-of-scope", strangers,
        "--config", config, "--out", model, "--quiet")
    odd = rows(PLACES[6:], without=["never_tested"]) + [
        ("turn off the red light", LONG), ("open the old door", "R&B \"play\" 🎉"),
        ("play some big songs", "unknown <intent>"), (INJECTED, "light_off"),
        ("w" * 600, "light_off")]
    evaluations = {
        "full": ([write(folder / "odd <test>.csv", odd), "--out-of-scope", strangers,
                  "--validation", folder / "validation.csv", "--robustness"]),
        "one_row": [write(folder / "one.csv", [("turn off the hall light", "light_off")])],
        "strangers": [strangers],
    }
    pages = {}
    for name, arguments in evaluations.items():
        pages[name] = folder / f"{name}.html"
        intent("evaluate", model, *arguments, "--html", pages[name])
    return pages


def start_browser():
    """Starts headless Chromium; its sandbox does not run as root, as in a container."""
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))


class PageTest(unittest.TestCase):
    """Every rule on every page."""

    screenshots = None

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.pages = make_pages(pathlib.Path(cls.folder.name))
        cls.browser = start_browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        cls.folder.cleanup()

    def open(self, name, width=1400, theme="light"):
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": theme}]})
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
        self.browser.get(self.pages[name].as_uri())

    def views(self):
        """Opens every page at every width in every theme, one after the other."""
        for name in self.pages:
            for theme in THEMES:
                for width in WIDTHS:
                    with self.subTest(page=name, width=width, theme=theme):
                        self.open(name, width, theme)
                        yield name, width, theme

    def run_script(self, script):
        return self.browser.execute_script(script)

    def test_nothing_is_reported_loaded_or_injected(self):
        for _ in self.views():
            self.assertEqual(self.browser.get_log("browser"), [])
            self.assertEqual(
                self.run_script("return performance.getEntriesByType('resource').length"), 0)
            self.assertIsNone(self.run_script("return window.injected ?? null"))
            self.assertEqual(self.run_script("return document.images.length"), 0)

    def test_no_page_is_wider_than_its_window(self):
        for name, width, theme in self.views():
            for unfolded in (False, True):
                if unfolded:
                    self.run_script(
                        "document.querySelectorAll('details').forEach(d => d.open = true)")
                self.assertLessEqual(
                    self.run_script("return document.documentElement.scrollWidth"), width)
            if self.screenshots:
                self.shoot(f"{name}-{theme}-{width}", width)

    def test_text_stands_out_from_its_ground(self):
        for _ in self.views():
            self.assertEqual(self.run_script(FAINT_TEXT), [])

    def test_headings_step_down_one_at_a_time(self):
        for name in self.pages:
            self.open(name)
            levels = self.run_script(
                "return [...document.querySelectorAll('h1,h2,h3,h4')].map(h => +h.localName[1])")
            self.assertEqual(levels[0], 1)
            self.assertEqual(levels.count(1), 1)
            for before, after in zip(levels, levels[1:]):
                self.assertLessEqual(after, before + 1)

    def test_every_picture_has_words(self):
        for name in self.pages:
            self.open(name)
            silent = self.run_script("""
                return [...document.querySelectorAll('svg:not([aria-hidden=true])')].filter(svg =>
                  svg.getAttribute('role') !== 'img' ||
                  (svg.getAttribute('aria-labelledby') ?? '').split(' ').length !== 2 ||
                  !svg.getAttribute('aria-labelledby').split(' ')
                    .every(id => document.getElementById(id)?.textContent.length > 10)).length""")
            self.assertEqual(silent, 0)
            ids = self.run_script("return [...document.querySelectorAll('[id]')].map(e => e.id)")
            self.assertEqual(len(ids), len(set(ids)))

    def test_what_scrolls_can_be_reached_by_keyboard_and_has_a_name(self):
        for name in self.pages:
            self.open(name, 400)
            self.assertEqual(self.run_script("""
                return [...document.querySelectorAll('.scroll')].filter(e => e.tabIndex !== 0 ||
                  e.getAttribute('role') !== 'region' || !e.ariaLabel).length"""), 0)

    def test_names_are_shown_as_they_are_written(self):
        self.open("full")
        names = self.run_script(
            "return [...document.querySelectorAll('#intents tbody th')].map(e => e.textContent)")
        for name in [*INTENTS, "unknown <intent>"]:
            self.assertIn(name, names)
        text = self.run_script("return document.body.innerText")
        self.assertIn("odd <test>.csv:", text)
        self.assertIn("1 intent of the model that no row has", text)

    def column(self, place):
        return self.run_script(
            f"return [...document.querySelectorAll('#intents tbody tr')]"
            f".map(r => r.cells[{place}].dataset.value ?? r.cells[{place}].textContent)")

    def state(self, place):
        return self.run_script(
            f"return document.querySelectorAll('#intents th[scope=col]')[{place}].ariaSort")

    def assert_sorted(self, values, falling):
        numbers = [float(value) for value in values if value != ""]
        self.assertEqual(numbers, sorted(numbers, reverse=falling))
        self.assertEqual(values[len(numbers):], [""] * (len(values) - len(numbers)))

    def test_a_click_sorts_and_another_turns_the_order(self):
        self.open("full")
        buttons = self.browser.find_elements(By.CSS_SELECTOR, "#intents th[scope=col] button")
        self.assertEqual(len(buttons), 6)
        for place in (1, 2, 3, 4):
            buttons[place].click()
            self.assertEqual(self.state(place), "ascending")
            self.assert_sorted(self.column(place), falling=False)
            buttons[place].click()
            self.assertEqual(self.state(place), "descending")
            self.assert_sorted(self.column(place), falling=True)
        self.assertIsNone(self.state(1))

    def test_the_keyboard_sorts_too_and_it_is_told(self):
        self.open("full")
        button = self.browser.find_elements(By.CSS_SELECTOR, "#intents th[scope=col] button")[3]
        for key, state in ((Keys.ENTER, "ascending"), (Keys.SPACE, "descending")):
            button.send_keys(key)
            self.assertEqual(self.state(3), state)
        status = self.run_script("return document.querySelector('#intents [role=status]').textContent")
        self.assertEqual(status, "Sorted by recall, falling")

    def test_the_table_is_whole_without_the_script(self):
        page = self.pages["full"].read_text(encoding="utf-8")
        script = re.search(r"<script>(.*?)</script>", page, re.S).group(1)
        self.assertNotIn("<button", page.replace(script, ""))
        digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        self.assertIn(
            f"'sha256-{digest}'", page, f"PageScript.digest must be {digest}, or no script runs")

    def shoot(self, name, width):
        height = self.run_script("return document.documentElement.scrollHeight")
        shot = self.browser.execute_cdp_cmd("Page.captureScreenshot", {
            "captureBeyondViewport": True,
            "clip": {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}})
        path = pathlib.Path(self.screenshots) / f"{name}.png"
        path.write_bytes(base64.b64decode(shot["data"]))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--screenshots", help="a folder for a picture of every view")
    PageTest.screenshots = parser.parse_args().screenshots
    unittest.main(argv=["page_test.py"], verbosity=2)


main()
