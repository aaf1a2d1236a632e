/**
 * Loaded into the writer before its own code: every `fsyncSync` also copies the synced file, or the names of a synced
 * folder, to `POWER_LOSS_DISK`. The content of this folder after a kill is what a disk would have stored. Torn sectors
 * are not modelled.
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
  const stored = path.join(disk, path.relative(from, file))
  if (fs.statSync(file).isDirectory()) storeNames(file, stored)
  else {
    fs.mkdirSync(path.dirname(stored), { recursive: true })
    // copy and rename, so that a kill cannot leave a partial copy
    fs.copyFileSync(file, `${stored}.copy`)
    fs.renameSync(`${stored}.copy`, stored)
  }
}
syncBuiltinESMExports()

/** Removes the names that a synced folder no longer has; new files receive their content by their own sync. */
function storeNames(folder: string, stored: string): void {
  fs.mkdirSync(stored, { recursive: true })
  const names = new Set(fs.readdirSync(folder))
  for (const name of fs.readdirSync(stored)) {
    if (!names.has(name)) fs.rmSync(path.join(stored, name), { recursive: true, force: true })
  }
}
