import { callerHere } from './caller.ts'
import { takeLowestPriority } from './lowest-priority.ts'

/** `sureda <command> …`: everything that an office's server runs. */
// before all else is loaded: the first process of a container has no signal that ends it but those it listens to
const caller = callerHere()
const loaded = new AbortController()
caller.signal.addEventListener('abort', () => process.exit(1), { signal: loaded.signal })
// visitors go first: a backup takes every processor there is, and their p95 beside it was twice as long without this
if (process.argv[2] === 'backup') takeLowestPriority()
const [{ endOnCrash }, { runProgram }] = await Promise.all([
  import('@sureda/api/log/crash'),
  import('./program.ts'),
])
loaded.abort()
endOnCrash()
const code = await runProgram(process.argv.slice(2), process.env, caller)
process.exitCode = code
// an embedded engine that could not be opened leaves timers behind, which would hold up the process for ever
if (code !== 0) process.exit()
