import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { observeRequests } from '@sureda/api/plugins/observe-requests'
import type { Secret } from '@sureda/api/secret'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { gatewayPlugin } from '../app.ts'
import type { GatewayOptions } from '../options.ts'
import { folderReleases } from '../releases/object-releases.ts'
import { promoted } from '../rollout/rollout.ts'
import { memoryRollouts } from '../rollout/rollout-store.ts'
import { aRelease, aShell, aTenant, tempDir } from './fixtures.ts'

export const SECRET: Secret = ['a secret of at least thirty-two characters']

/** A gateway on its own folders with two remotes, `mf-booking` and `mf-map`, both at `1.0.0-aaaaaaaa`. */
export async function testGateway(
  change: Partial<GatewayOptions> = {},
  server: FastifyServerOptions = { logger: false },
): Promise<{
  app: FastifyInstance
  options: GatewayOptions
  ship: (remote: 'mf-booking' | 'mf-map', version: string) => Promise<void>
}> {
  const mediaRoot = tempDir('media')
  mkdirSync(path.join(mediaRoot, 'gavarres/media'), { recursive: true })
  writeFileSync(path.join(mediaRoot, 'gavarres/media/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(path.join(mediaRoot, 'gavarres/tenant.json'), '{}')
  const options: GatewayOptions = {
    tenantOf: async (host) =>
      host.startsWith('gavarres.') ? aTenant() : aTenant({ name: 'Sureda', known: false }),
    items: async () => undefined,
    answers: async () => undefined,
    rollouts: memoryRollouts(),
    releases: folderReleases(tempDir('releases')),
    shellDir: aShell(),
    mediaRoot,
    cardDir: tempDir('cards'),
    overrideSecret: SECRET,
    shellApi: '1.0.0',
    https: false,
    ...change,
  }
  const ship = async (remote: 'mf-booking' | 'mf-map', version: string) => {
    const { record, files } = aRelease(remote, version)
    await options.releases.put(remote, version, files)
    await options.rollouts.recordRelease({ remote, version, shellApi: record.requires.shellApi })
  }
  for (const remote of ['mf-booking', 'mf-map'] as const) {
    await ship(remote, '1.0.0-aaaaaaaa')
    await options.rollouts.change(
      remote,
      { action: 'promote', version: null, actor: 'test', reason: null },
      (rollout) => promoted(rollout, '1.0.0-aaaaaaaa'),
    )
  }
  const app = Fastify(server)
  observeRequests(app)
  await app.register(gatewayPlugin, options)
  await app.ready()
  return { app, options, ship }
}

/** The JSON of one of the page's inlined documents. */
export function inlined<T>(html: string, id: string): T {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1]
  if (!text) throw new Error(`The page has no ${id}`)
  return JSON.parse(text) as T
}
