#!/usr/bin/env node
/** `sureda-ship <command>`: what a team does with its remotes from outside; it needs no checkout of the app. */
import { runShip } from './commands.ts'
import { ShipError } from './release-server.ts'

try {
  console.log(await runShip(process.argv.slice(2), process.env))
} catch (error) {
  console.error(error instanceof ShipError ? `✗ ${error.message}` : error)
  process.exitCode = 1
}
