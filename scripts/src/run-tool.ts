import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { ROOT } from '@sureda/build/workspace'

export interface ToolOptions {
  env?: Record<string, string | undefined>
  /** File for what the tool prints; without one it prints as it goes. */
  log?: string
  /** Folder that it runs in; the checkout by default. */
  cwd?: string
  /** Ends it as Ctrl-C does. */
  signal?: AbortSignal
}

/** Lowest: what people and browsers wait for goes first. */
const BESIDE = 19

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Windows has no groups of processes; there `detached` would open a window. */
const hasGroups = process.platform !== 'win32'

/** Runs a Node program of the workspace and answers its exit code. With a `log` it runs beside something else and leaves it the way. */
export async function runTool(
  args: string[],
  { env = {}, log, cwd = ROOT, signal: ending }: ToolOptions = {},
): Promise<number | null> {
  const output = log === undefined ? undefined : openSync(log, 'w')
  const stdio: StdioOptions = output === undefined ? 'inherit' : ['ignore', output, output]
  try {
    // a group of its own, so that the servers of its tests end with it; Ctrl-C of the terminal does not reach it by itself
    const child = spawn(process.execPath, args, {
      cwd,
      stdio,
      env: { ...process.env, ...env },
      detached: hasGroups,
    })
    const end = () => endGroup(child)
    // a signal alone would end this process without its `exit`
    const stop = () => process.exit(1)
    process.once('exit', end)
    ending?.addEventListener('abort', end)
    for (const signal of STOPS) process.on(signal, stop)
    child.once('exit', () => {
      process.off('exit', end)
      ending?.removeEventListener('abort', end)
      for (const signal of STOPS) process.off(signal, stop)
    })
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('exit', resolve)
    })
    if (log !== undefined && child.pid !== undefined) setPriority(child.pid, BESIDE)
    return await ended
  } finally {
    if (output !== undefined) closeSync(output)
    if (log !== undefined) process.stdout.write(readFileSync(log))
  }
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(hasGroups ? -pid : pid, 'SIGINT')
  } catch (error) {
    // it ended at the same moment; macOS says EPERM then
    if (!['ESRCH', 'EPERM'].includes(String((error as NodeJS.ErrnoException).code))) throw error
  }
}
