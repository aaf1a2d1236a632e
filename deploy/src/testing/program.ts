import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A program that runs beside a test, and what it printed. */
export interface Program {
  child: ChildProcess
  output(): string
  /** Of the process that does the work; undefined before and after. */
  pid(): number | undefined
  /** Ends it and waits until it has. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface ProgramOptions {
  env?: Record<string, string>
  cwd?: string
  uid?: number
  gid?: number
  /** Where the program writes which process it started, which may outlive it: a container. */
  pidFile?: string
}

/** Starts a program of this machine; it ends with this process at the latest. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Program {
  const { env = {}, pidFile, ...more } = options
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
  const pid = () => {
    if (child.exitCode !== null || child.signalCode !== null) return undefined
    if (pidFile === undefined) return child.pid
    return existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) || undefined : undefined
  }
  const kill = () => {
    const running = pid()
    try {
      if (running !== undefined) return void process.kill(running, 'SIGKILL')
    } catch {
      // it has ended by itself; the program is about to notice
    }
    child.kill('SIGKILL')
  }
  process.once('exit', kill)
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve()
    })
    child.once('exit', () => resolve())
  })
  void exited.then(() => process.off('exit', kill))
  return {
    child,
    output: () => output,
    pid,
    stop: async (signal = 'SIGTERM') => {
      if (signal === 'SIGKILL') kill()
      else child.kill(signal)
      await exited
    },
  }
}

/** Asks again until the answer is yes; throws with what the program printed when it has ended or five minutes have passed, as a pod may take. */
export async function whenReady({ child, output }: Program, ask: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 300_000
  while (!(await ask().catch(() => false))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`${child.spawnfile} is not ready:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
