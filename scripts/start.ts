/**
 * `npm start`: builds what changed, imports content on first run, releases the builds, serves everything from one
 * process and prints one ready line when all of it answers. `-- api` and `-- gateway` start one half, behind a proxy.
 */

import { endOnCrash } from '@sureda/api/log/crash'
import { COMMANDS } from '@sureda/server/commands'
import { type Instance, readInstance, serveInstance } from '@sureda/server/start/instance'
import { readRole } from '@sureda/server/start/role'
import { assertSecretsOfOthers } from '@sureda/server/start/shared-secrets'
import { BuildError, buildChanged } from './src/builds.ts'
import { assertPortFree, assertWritable } from './src/preflight.ts'
import { clearData, prepareInstallation } from './src/prepare.ts'
import { giveUpOn, step } from './src/progress.ts'
import { untilReady } from './src/ready.ts'
import { endWith } from './src/stopping.ts'

const started = performance.now()
// request lines are for production; here a person reads the output
process.env.LOG_LEVEL ??= 'warn'

endOnCrash()

async function start(instance: Instance): Promise<void> {
  const { role, config } = instance
  await assertPortFree(config.HOST, config.PORT)
  assertWritable('DATA_DIR', config.DATA_DIR)
  if (role !== 'api' && !config.S3_BUCKET) assertWritable('RELEASES_DIR', config.RELEASES_DIR)
  if (process.env.SUREDA_FRESH_DATA === '1') clearData(instance)
  if (role !== 'api')
    await step('building what changed', async () => {
      const built = await buildChanged()
      console.log(built.length > 0 ? `  built ${built.join(', ')}` : '  nothing changed')
    })
  const database = await prepareInstallation(instance)
  await assertSecretsOfOthers(database, instance)
  const server = await step('starting the server', () => serveInstance(instance, database, COMMANDS))
  endWith([() => server.close()])
  const tenants = await untilReady(server, role)
  const addresses =
    tenants.map(({ name, host }) => `${name} http://${host}:${config.PORT}`).join(' · ') ||
    'no territory yet: npm run territory -- import <folder>'
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`✓ Sureda is ready after ${seconds} s: ${addresses}`)
}

try {
  await start(readInstance(readRole(process.argv[2]), process.env))
} catch (error) {
  giveUpOn(error, 'The start failed; the lines above say where.', [BuildError])
}
