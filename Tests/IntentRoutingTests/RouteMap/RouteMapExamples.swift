import Foundation
import IntentRouting

/// Texts of routes files, and what reading them says.
enum RouteMapExamples {
  static let light = """
    {
      "version": 1,
      "threshold": 0.9,
      "margin": 0.05,
      "never_local": ["message_delete"],
      "fallback_skill": "show_help",
      "skills": {
        "set_light": {"description": "Switches the lights on or off.", "risk": "mutating"},
        "show_help": {"description": "Shows what can be said.", "risk": "read_only"},
        "delete_message": {"description": "Deletes a message.", "risk": "destructive"}
      },
      "routes": {
        "light_on": {"skill": "set_light", "arguments": {"state": "on"}, "threshold": 0.8},
        "help_show": "show_help"
      }
    }
    """

  /// Returns the lines of the error, or none for a valid map.
  static func complaints(about text: String) -> [String] {
    complaints(aboutBytes: Array(text.utf8))
  }

  static func complaints(aboutBytes bytes: [UInt8]) -> [String] {
    do throws(RouteMapError) {
      _ = try RouteMap(json: bytes)
      return []
    } catch {
      return error.description.split(separator: "\n").map(String.init)
    }
  }

  /// Returns the light example with one text replaced.
  static func light(replacing old: String, with new: String) -> String {
    precondition(light.contains(old), "the example must contain \(old)")
    return light.replacingOccurrences(of: old, with: new)
  }
}
