/**
 * `npm run dev`: one dev server with hot reload across the shell and all remotes, the API beside it. `npm run dev -- mf-booking`: that remote
 * alone against the fake shell.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { endOnCrash } from '@sureda/api/log/crash'
import { ROOT } from '@sureda/build/workspace'
import { readConfig } from '@sureda/gateway/config'
import { devAll, devAlone } from './src/dev-servers.ts'
import { assertWritable } from './src/preflight.ts'
import { giveUp, giveUpOn } from './src/progress.ts'

endOnCrash()
const [remote] = process.argv.slice(2)
process.env.LOG_LEVEL ??= 'warn'
// plugins of the bundler read it
process.env.NODE_ENV = 'development'
const config = settings()
assertUsable()
if (remote && !existsSync(path.join(ROOT, remote, 'remote.json')))
  giveUp(`There is no remote in the folder ${remote}.`)
await (remote ? devAlone(path.join(ROOT, remote)) : devAll(config)).catch((error: unknown) =>
  giveUpOn(error, 'The development server could not start; the lines above say why.'),
)

function assertUsable(): void {
  try {
    assertWritable('DATA_DIR', config.DATA_DIR)
  } catch (error) {
    giveUpOn(error, 'The data folder could not be looked at.')
  }
}

function settings() {
  try {
    return readConfig(process.env)
  } catch (error) {
    return giveUpOn(error, 'The settings could not be read.')
  }
}
