import { endOnCrash } from '@sureda/api/log/crash'
import { callerHere } from './caller.ts'
import { runProgram } from './program.ts'

/** `sureda <command> …`: everything that an office's server runs. */
endOnCrash()
process.exitCode = await runProgram(process.argv.slice(2), process.env, callerHere())
