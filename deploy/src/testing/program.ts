import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A program that runs beside a test, and its output. */
export interface Program {
  child: ChildProcess
  output(): string
  /** The id of the process that does the work; undefined before and after it runs. */
  pid(): number | undefined
  /** Stops the program and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface ProgramOptions {
  env?: Record<string, string>
  cwd?: string
  uid?: number
  gid?: number
  /**
   * The file into which the program writes the id of the process that it started, such as a container, which may
   * outlive it.
   */
  pidFile?: string
}

/** Starts a program on this machine; it is killed when this process ends. */
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
      // the process has already ended, and the program will end too
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

/**
 * Polls until `ask` resolves to true.
 * @throws with the output of the program when it has ended or after five minutes, the longest start of a pod
 */
export async function waitUntilReady({ child, output }: Program, ask: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 300_000
  while (!(await ask().catch(() => false))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`${child.spawnfile} is not ready:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
