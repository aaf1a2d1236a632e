import { callerHere } from './caller.ts'
import { takeLowestPriority } from './lowest-priority.ts'

/** `sureda <command> …`: everything that an office's server runs. */
// before everything else is loaded: the first process of a container ignores signals that it has no handler for
const caller = callerHere()
const loaded = new AbortController()
caller.signal.addEventListener('abort', () => process.exit(1), { signal: loaded.signal })
// a backup uses every CPU; without this, visitors' p95 doubled meanwhile
if (process.argv[2] === 'backup') takeLowestPriority()
const [{ endOnCrash }, { runProgram }] = await Promise.all([
  import('@sureda/api/log/crash'),
  import('./program.ts'),
])
loaded.abort()
endOnCrash()
const code = await runProgram(process.argv.slice(2), process.env, caller)
process.exitCode = code
// an embedded engine that could not be opened leaves timers behind, which would keep the process alive
if (code !== 0) process.exit()
