import { readFileSync } from 'node:fs'

export interface ProcessIdentity {
  pid: number
  /** Start of the process in clock ticks since boot, to detect a reused pid. */
  started: string
}

export const thisProcess = (): ProcessIdentity => ({ pid: process.pid, started: startOf(process.pid) })

/** Whether this exact process still runs. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return started === '' || started === startOf(pid)
}

/** Start time from the process table (Linux), else empty: then only the pid counts. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the second field is the command in parentheses and may contain spaces: count after it
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // a zombie has ended
    return fields[0] === 'Z' ? 'gone' : (fields[19] ?? '')
  } catch {
    return ''
  }
}
