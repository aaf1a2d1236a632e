import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** The API as a process of its own, as a deployment runs it. */
export interface ApiProcess {
  port: number
  pid: number
  /** Answers what is under way, then ends. */
  stop(): Promise<void>
  /** Ends at once, like a machine whose power is gone (SIGKILL). */
  kill(): Promise<void>
}

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url))

/** Starts it on a free port and waits until it answers; `env` says which database. */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_FACTOR: '1000000',
      ...env,
    },
  })
  await untilReady(child)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return { port, pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => String(chunk).includes('API ready') && resolve())
    child.once('exit', (code) => reject(new Error(`an API process ended with ${code}`)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
