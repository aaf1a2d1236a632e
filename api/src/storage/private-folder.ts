import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Owner only, for folders and files that this process makes. */
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

/** The rights of everybody else. */
export const OTHERS = 0o077
/** Of folders that belong to everybody, such as /tmp. */
const STICKY = 0o1000

/** Folders of the system, whose rights other programs need; an office may still mount a volume as `/data`. */
const SYSTEM_FOLDERS =
  /^\/(?:bin|boot|dev|etc|home|lib\w*|media|mnt|opt|proc|root|run|sbin|srv|sys|tmp|usr|var|var\/lib)?$/

/** Whether the folder serves more than this installation, so that `makePrivate` would do harm. */
export function isSystemFolder(folder: string): boolean {
  const path = resolve(folder)
  return (
    SYSTEM_FOLDERS.test(path) ||
    /^\/(?:proc|sys)\//.test(path) ||
    path === dirname(path) ||
    // of a person; that of a service's own user may hold its data
    (path === homedir() && dirname(path) !== '/var/lib')
  )
}

/**
 * Makes the folder where it is missing, and takes the rights of everybody else from it and from all that lies in it. Links are left as they are,
 * and so is what belongs to another user: only that one can change it. A folder that everybody shares stays as it is.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
  if ((statSync(folder).mode & STICKY) !== 0) return
  tighten(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) tighten(join(entry.parentPath, entry.name))
}

function tighten(path: string): void {
  try {
    const { mode } = lstatSync(path)
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & ~OTHERS & 0o7777)
  } catch (error) {
    // gone meanwhile, or not ours
    if (!['ENOENT', 'EPERM'].includes(String((error as NodeJS.ErrnoException).code))) throw error
  }
}
