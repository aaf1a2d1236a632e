import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The API in a separate process, as a deployment runs it. */
export interface ApiProcess {
  port: number
  pid: number
  /** Stops gracefully (SIGTERM): pending requests are answered. @returns the exit code */
  stop(): Promise<number | null>
  /** Kills the process (SIGKILL), as a power failure would. */
  kill(): Promise<void>
}

const SERVER = fileURLToPath(new URL('./network/run-api.ts', import.meta.url))

/**
 * Starts the API on a free port and waits until it answers. `env` names the database; `before` is put in front of the
 * command.
 */
export async function startApiProcess(
  env: Record<string, string>,
  before: readonly string[] = [],
): Promise<ApiProcess> {
  const [program = '', ...args] = [...before, process.execPath, SERVER]
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_FACTOR: '1000000',
      DRAIN_MS: '0',
      ...env,
    },
  })
  const port = await portOf(child)
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  const kill = async () => void (await end('SIGKILL'))
  return { port, pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill }
}

/** The port from the ready line of the process. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk
      const port = /API ready at http:\/\/[^:]+:(\d+)/.exec(said)?.[1]
      if (port) resolve(Number(port))
    })
    child.once('exit', (code) => reject(new Error(`an API process ended with ${code}`)))
  })
}
