import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { ROOT } from '@sureda/build/workspace'

export interface ToolOptions {
  env?: Record<string, string | undefined>
  /** File for the tool's output; by default it is printed. */
  log?: string
  /** Working directory; the checkout by default. */
  cwd?: string
  /** Stops the tool like Ctrl-C. */
  signal?: AbortSignal
}

/** Lowest CPU priority, so that more urgent work goes first. */
const BESIDE = 19

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Windows has no process groups; `detached` would open a window there. */
const hasGroups = process.platform !== 'win32'

/**
 * Runs a Node program of the workspace and returns its exit code. With a `log` it runs in the background at low
 * priority.
 */
export async function runTool(
  args: string[],
  { env = {}, log, cwd = ROOT, signal: ending }: ToolOptions = {},
): Promise<number | null> {
  const output = log === undefined ? undefined : openSync(log, 'w')
  const stdio: StdioOptions = output === undefined ? 'inherit' : ['ignore', output, output]
  try {
    // a separate process group, so that servers started by its tests end with it; Ctrl-C then does not reach it by
    // itself
    const child = spawn(process.execPath, args, {
      cwd,
      stdio,
      env: { ...process.env, ...env },
      detached: hasGroups,
    })
    const end = () => endGroup(child)
    // without a handler, a signal would end this process without its `exit` event
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
    // the group has just ended; macOS reports EPERM
    if (!['ESRCH', 'EPERM'].includes(String((error as NodeJS.ErrnoException).code))) throw error
  }
}
