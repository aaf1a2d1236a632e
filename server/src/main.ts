import { endOnCrash } from '@sureda/api/log/crash'
import { callerHere } from './caller.ts'
import { runProgram } from './program.ts'

/** `sureda <command> …`: everything that an office's server runs. */
endOnCrash()
const code = await runProgram(process.argv.slice(2), process.env, callerHere())
process.exitCode = code
// an embedded engine that could not be opened leaves timers behind, which would hold up the process for ever
if (code !== 0) process.exit()
