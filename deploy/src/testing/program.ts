import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** A program that runs beside a test, and what it printed. */
export interface Program {
  child: ChildProcess
  output(): string
  /** Ends it and waits until it has. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface ProgramOptions {
  env?: Record<string, string>
  cwd?: string
  uid?: number
  gid?: number
}

/** Starts a program of this machine; it ends with this process at the latest. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Program {
  const { env = {}, ...more } = options
  const child = spawn(command, args, {
    ...more,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let output = ''
  const read = (chunk: Buffer) => {
    output = (output + chunk).slice(-20_000)
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve()
    })
    child.once('exit', () => resolve())
  })
  void exited.then(() => process.off('exit', end))
  return {
    child,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await exited
    },
  }
}

/** Asks again until the answer is yes; throws with what the program printed when it has ended or two minutes have passed. */
export async function whenReady({ child, output }: Program, ask: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 120_000
  while (!(await ask().catch(() => false))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`${child.spawnfile} is not ready:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** So many free ports of this machine. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer().listen(0, '127.0.0.1')
      return new Promise<typeof server>((resolve) => server.once('listening', () => resolve(server)))
    }),
  )
  return servers.map((server) => {
    const address = server.address()
    server.close()
    return typeof address === 'object' && address ? address.port : 0
  })
}
