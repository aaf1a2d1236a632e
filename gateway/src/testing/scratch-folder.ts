import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Before the first test: temporary folders of all of them stand in one, which goes with the last. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'sureda-gateway-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
