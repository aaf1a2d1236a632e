/**
 * Loaded into a writer before its own code: every `fsyncSync` also copies the synced file, and the names in a synced folder, to
 * `POWER_LOSS_DISK`. What stands there when the process is killed is what a disk would have kept. It does not model torn sectors.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'

const from = fs.realpathSync(process.env.POWER_LOSS_FROM ?? '')
const disk = process.env.POWER_LOSS_DISK ?? ''
const { fsyncSync } = fs

fs.fsyncSync = (handle: number) => {
  fsyncSync(handle)
  const file = fs.readlinkSync(`/proc/self/fd/${handle}`)
  if (!file.startsWith(from + path.sep)) return
  const kept = path.join(disk, path.relative(from, file))
  if (fs.statSync(file).isDirectory()) keepNames(file, kept)
  else {
    fs.mkdirSync(path.dirname(kept), { recursive: true })
    // beside, then in place: the copy itself must not be what is torn
    fs.copyFileSync(file, `${kept}.copy`)
    fs.renameSync(`${kept}.copy`, kept)
  }
}
syncBuiltinESMExports()

/** Removed names are gone after a folder was synced; new files get their content by their own sync. */
function keepNames(folder: string, kept: string): void {
  fs.mkdirSync(kept, { recursive: true })
  const names = new Set(fs.readdirSync(folder))
  for (const name of fs.readdirSync(kept)) {
    if (!names.has(name)) fs.rmSync(path.join(kept, name), { recursive: true, force: true })
  }
}
