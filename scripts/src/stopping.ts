const TIMEOUT_MS = 4_500

/**
 * Ends the command once when it is stopped: Ctrl-C reaches this process twice, from the terminal and from run.mjs, and
 * the second must not interrupt closing. After the timeout it exits anyway; the database on disk survives that like a
 * power cut.
 */
export function endWith(ends: readonly (() => unknown)[], exit: (code: number) => void = process.exit): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const late = setTimeout(() => {
      console.error('✗ Not everything could be closed in time.')
      exit(1)
    }, TIMEOUT_MS)
    for (const end of ends) await end()
    clearTimeout(late)
    exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}
