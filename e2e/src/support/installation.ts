import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const dataDir = process.env.E2E_DATA_DIR ?? '.data/e2e'

/** The port of the server under test. `npm test` sets E2E_PORT; two parallel runs also need different data folders. */
export const PORT = Number(process.env.E2E_PORT ?? 4600)

/** The origin of a territory on that server. */
export const originOf = (territory: 'gavarres' | 'raya'): string => `http://${territory}.localhost:${PORT}`

/** The settings of the server and of every command that works on its installation. */
export const INSTALLATION = {
  PORT: String(PORT),
  DATA_DIR: dataDir,
  RELEASES_DIR: `${dataDir}/releases`,
}

/**
 * Further settings for commands when the installation has several processes. The process that starts them writes the
 * file.
 */
export const SPLIT_SETTINGS = path.resolve(ROOT, `${dataDir}-split.json`)

/** Runs `npm run remotes -- …` on the installation under test while its server runs. @returns what it printed */
export async function remotes(...args: string[]): Promise<string> {
  const command = [path.join(ROOT, 'scripts/run.mjs'), 'remotes', ...args]
  const split = existsSync(SPLIT_SETTINGS)
    ? (JSON.parse(readFileSync(SPLIT_SETTINGS, 'utf8')) as Record<string, string>)
    : {}
  const env = { ...process.env, ...INSTALLATION, ...split }
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT, env })
  return stdout
}
