import { existsSync, readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** The fields of `/proc/<pid>/stat` from the state on; the command name before them may contain spaces. */
function statOf(pid: number | string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/**
 * Processor seconds of a process and its children, running or ended. Unlike elapsed time, they do not depend on other
 * work of the machine. Undefined where the system has no `/proc`.
 */
export function cpuSeconds(pid: number): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined
  const fields = statOf(pid)
  // user and system time of the process and of its ended children
  let ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index] ?? 0), 0)
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry) || statOf(entry)[1] !== String(pid)) continue
    ticks += (cpuSeconds(Number(entry)) ?? 0) * TICKS_PER_SECOND
  }
  return ticks / TICKS_PER_SECOND
}

/** Memory that a process and its children hold, in MB; NaN where the system has no `/proc`. */
export function residentMb(pid: number): number {
  if (!existsSync('/proc/self/status')) return Number.NaN
  const own = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  const children = readdirSync('/proc').filter(
    (entry) => /^\d+$/.test(entry) && statOf(entry)[1] === String(pid),
  )
  return children.reduce((sum, child) => sum + residentMb(Number(child)), Number(own ?? 0) / 1024)
}
