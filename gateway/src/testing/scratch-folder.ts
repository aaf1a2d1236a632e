import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Before the first test: temporary folders of all of them are in one, which goes with the last. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'sureda-gateway-'))
  // PostgreSQL runs as a user of its own and keeps its data below
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
