import { endOnCrash } from '@sureda/api/log/crash'
import { callerHere } from './caller.ts'
import { runCommandLine } from './run-command.ts'

/** `sureda <command> …`: everything that an office's server runs. */
endOnCrash()
process.exitCode = await runCommandLine(process.argv.slice(2), process.env, callerHere())
