import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const dataDir = process.env.E2E_DATA_DIR ?? '.data/e2e'

/** Where the server of the tests listens. `npm test` gives E2E_PORT; two runs at once need folders of their own as well. */
export const PORT = Number(process.env.E2E_PORT ?? 4600)

/** The address of a territory on that server. */
export const originOf = (territory: 'gavarres' | 'raya'): string => `http://${territory}.localhost:${PORT}`

/** What the server and every command that works on its installation are told. */
export const INSTALLATION = {
  PORT: String(PORT),
  DATA_DIR: dataDir,
  RELEASES_DIR: `${dataDir}/releases`,
}

/** What commands need besides, where the installation is several processes: written by the one that starts them. */
export const SPLIT_SETTINGS = path.resolve(ROOT, `${dataDir}-split.json`)

/** Runs `npm run remotes -- …` on the installation of the tests while its server runs, and answers what it printed. */
export async function remotes(...args: string[]): Promise<string> {
  const command = [path.join(ROOT, 'scripts/run.mjs'), 'remotes', ...args]
  const split = existsSync(SPLIT_SETTINGS)
    ? (JSON.parse(readFileSync(SPLIT_SETTINGS, 'utf8')) as Record<string, string>)
    : {}
  const env = { ...process.env, ...INSTALLATION, ...split }
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT, env })
  return stdout
}
