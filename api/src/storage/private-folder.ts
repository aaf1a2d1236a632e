import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Owner only, for folders and files that this process creates. */
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

/** Permissions of group and others. */
export const OTHERS = 0o077
/** Set on folders shared by all users, such as /tmp. */
const STICKY = 0o1000

/** System folders, whose permissions other programs need; an office may still mount a volume as `/data`. */
const SYSTEM_FOLDERS =
  /^\/(?:bin|boot|dev|etc|home|lib\w*|media|mnt|opt|proc|root|run|sbin|srv|sys|tmp|usr|var|var\/lib)?$/

/** Whether the folder is used by more than this installation, so that `makePrivate` would do harm. */
export function isSystemFolder(folder: string): boolean {
  const path = resolve(folder)
  return (
    SYSTEM_FOLDERS.test(path) ||
    /^\/(?:proc|sys)\//.test(path) ||
    path === dirname(path) ||
    // a person's home; that of a service's user may hold its data
    (path === homedir() && dirname(path) !== '/var/lib')
  )
}

/**
 * Creates the folder if missing, and removes the permissions of others from it and everything in it. Links, and files
 * of other users, are unchanged; so is a folder shared by all users.
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
    // removed meanwhile, or owned by another user
    if (!['ENOENT', 'EPERM'].includes(String((error as NodeJS.ErrnoException).code))) throw error
  }
}
