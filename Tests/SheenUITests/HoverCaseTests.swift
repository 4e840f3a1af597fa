import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// The table of hover cases: what the pointer does, and what has to show when.
@MainActor
struct HoverCaseTests {
  @Test(arguments: HoverTable.behaviors) func behaviors(_ hover: HoverCase) throws {
    try hover.run()
  }

  @Test(arguments: HoverTable.implicitGroups) func implicitGroups(_ hover: HoverCase) throws {
    try hover.run()
  }

  @Test(arguments: HoverTable.disabled) func disabled(_ hover: HoverCase) throws {
    try hover.run()
  }

  @Test(arguments: HoverTable.transforms) func transforms(_ hover: HoverCase) throws {
    try hover.run()
  }

  @Test(arguments: HoverTable.order) func order(_ hover: HoverCase) throws { try hover.run() }

  @Test(arguments: HoverTable.contentShapes) func contentShapes(_ hover: HoverCase) throws {
    try hover.run()
  }

  @Test(arguments: HoverTable.ownShape) func ownShape(_ hover: HoverCase) throws {
    try hover.run()
  }

  @Test(arguments: HoverTable.scalesAndDirections)
  func scalesAndDirections(_ hover: HoverCase) throws { try hover.run() }

  @Test(arguments: HoverTable.stillPointer) func stillPointer(_ hover: HoverCase) throws {
    try hover.run()
  }

  @Test(arguments: HoverTable.instants) func instants(_ hover: HoverCase) throws {
    try hover.run()
  }

  @Test(arguments: HoverTable.delays) func delays(_ hover: HoverCase) throws { try hover.run() }

  @Test(arguments: HoverTable.interruptions) func interruptions(_ hover: HoverCase) throws {
    try hover.run()
  }

  @Test(arguments: HoverTable.actions) func actions(_ hover: HoverCase) throws {
    try hover.run()
  }

  @Test(arguments: HoverTable.customEffects) func customEffects(_ hover: HoverCase) throws {
    try hover.run()
  }

  @Test(arguments: HoverTable.proxies) func proxies(_ hover: HoverCase) throws {
    try hover.run()
  }
}
