import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Creates one folder for the temporary folders of all tests, removed after the last. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'sureda-gateway-'))
  // PostgreSQL runs as its own user and stores its data below
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
