import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { browserPath } from '@sureda/build/system-browser'
import { ROOT } from '@sureda/build/workspace'
import type { RemoteName } from '@sureda/contract/remote/registry'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { type Browser, chromium } from 'playwright'
import { gatewayPlugin } from '../app.ts'
import type { GatewayOptions } from '../options.ts'
import { folderReleases } from '../releases/object-releases.ts'
import { readBuilt } from '../releases/ship.ts'
import { promoted } from '../rollout/rollout.ts'
import { memoryRollouts } from '../rollout/rollout-store.ts'
import { fallbackTenant } from '../tenant/fallback-tenant.ts'
import { aTenant, tempDir } from './fixtures.ts'

/** Folder of a fixture of the presets. */
export const fixture = (name: string) => path.join(ROOT, 'shared/build/fixtures', name)

/** Builds into a folder below `out` by the name of each config: not the fixtures' own dist, where the tests of the presets build at the same time. */
export function buildInto(out: string, configs: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(
      configs.map((config) => ({
        ...config,
        cache: false,
        output: { ...config.output, path: path.join(out, String(config.name)) },
      })),
    )
    compiler.run((error, stats) => {
      const fault =
        error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined)
      compiler.close(() => (fault ? reject(fault) : resolve()))
    })
  })
}

/** A gateway that offers what is built in `out`: the shell, if it is there, and these remotes. */
export async function serveBuilt(
  out: string,
  remotes: readonly RemoteName[],
  change: Partial<GatewayOptions> = {},
): Promise<{ app: FastifyInstance; url: string; options: GatewayOptions }> {
  const options: GatewayOptions = {
    tenantOf: async () => aTenant({ branding: fallbackTenant('').branding }),
    items: async () => undefined,
    answers: async () => undefined,
    rollouts: memoryRollouts(),
    releases: folderReleases(tempDir('federation')),
    shellDir: path.join(out, 'shell'),
    mediaRoot: tempDir('media'),
    cardDir: tempDir('cards'),
    overrideSecret: ['a secret of at least thirty-two characters'],
    shellApi: SHELL_API_VERSION,
    https: false,
    ...change,
  }
  for (const remote of remotes) {
    const { record, files } = readBuilt(path.join(out, remote))
    await options.releases.put(remote, record.version, files)
    const event = { action: 'promote', version: record.version, actor: 'test', reason: null } as const
    await options.rollouts.change(remote, event, (rollout) => promoted(rollout, record.version))
  }
  const app = Fastify()
  await app.register(gatewayPlugin, options)
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }), options }
}

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
  })
