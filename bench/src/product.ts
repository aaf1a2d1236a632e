import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@sureda/api/testing/services/free-port'

export const ROOT = path.resolve(import.meta.dirname, '../..')

export interface Product {
  port: number
  /** The process of the command; its children serve. */
  pid: number
  /** `http://gavarres.localhost:<port>`: Chromium resolves this name; other clients use 127.0.0.1 and a Host header. */
  origin: string
  /** Milliseconds from the command to its ready line. */
  readyMs: number
  stop(): Promise<void>
}

/** Starts the whole product with its usual command on a separate data folder and waits for the ready line. */
export async function startProduct(name: string, env: Record<string, string> = {}): Promise<Product> {
  const port = await freePort()
  const dataDir = path.join('.data', `bench-${name}`)
  const started = performance.now()
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RELEASES_DIR: path.join(dataDir, 'releases'),
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
      ...env,
    },
  })
  const end = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  }
  // stop the server even if the measurement fails
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Sureda is ready')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', (code) => reject(new Error(`The product ended with ${code}:\n${output.slice(-2000)}`)))
  })
  await ready
  return {
    port,
    pid: child.pid ?? 0,
    origin: `http://gavarres.localhost:${port}`,
    readyMs: performance.now() - started,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        end()
      }),
  }
}

/** A new and empty data folder. */
export function newDataDir(name: string): void {
  rmSync(path.join(ROOT, '.data', `bench-${name}`), { recursive: true, force: true })
  mkdirSync(path.join(ROOT, '.data'), { recursive: true })
}
