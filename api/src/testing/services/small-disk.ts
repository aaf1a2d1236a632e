import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A separate disk in memory with so many bytes. */
export interface SmallDisk {
  folder: string
  resize(bytes: number): void
  remove(): void
}

/** Mounts the disk. @throws where this user may not mount */
export function smallDisk(bytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'sureda-disk-'))
  const mount = (options: string) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' })
  try {
    mount(`size=${bytes}`)
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
  return {
    folder,
    resize: (size) => void mount(`remount,size=${size}`),
    remove: () => {
      // detach lazily, because a killed process may still be ending
      execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' })
      rmSync(folder, { recursive: true })
    },
  }
}

/** Whether this user may mount: root may, except in most containers. */
export function canMount(): boolean {
  try {
    smallDisk(4096).remove()
    return true
  } catch {
    return false
  }
}
