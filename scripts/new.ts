/**
 * `npm run new -- screen <remote> <name>` and `npm run new -- remote <name>`: writes the skeleton of a screen or a
 * remote.
 */
import { endOnCrash } from '@sureda/api/log/crash'
import { NewError } from 'create-sureda-remote/names'
import { runNew } from './src/new/command.ts'
import { giveUpOn } from './src/progress.ts'

endOnCrash()
try {
  console.log(runNew(process.argv.slice(2)))
} catch (error) {
  giveUpOn(error, 'Nothing more was written; the lines above say why.', [NewError])
}
