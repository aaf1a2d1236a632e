import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'

/** Runs the pinned pnpm in the checkout, for at most a minute. */
export function runPnpm(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    packageManager: string
  }
  const isWindows = process.platform === 'win32'
  return spawnSync(isWindows ? 'npx.cmd' : 'npx', ['--yes', manifest.packageManager, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: isWindows,
    maxBuffer: 2 ** 26,
    timeout: 60_000,
  })
}
