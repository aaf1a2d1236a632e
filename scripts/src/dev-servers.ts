import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { RspackDevServer, type Configuration as ServerConfig } from '@rspack/dev-server'
import { migrate } from '@sureda/api/database/migrate'
import { DEV_SERVER } from '@sureda/build/dev-server'
import { standaloneConfig } from '@sureda/build/standalone'
import { ROOT, remoteDirs } from '@sureda/build/workspace'
import type { GatewayConfig } from '@sureda/gateway/config'
import { openInstallationDatabase } from '@sureda/gateway/installation'
import { emptyRollout } from '@sureda/gateway/rollout/rollout'
import { memoryRollouts } from '@sureda/gateway/rollout/rollout-store'
import { COMMANDS } from '@sureda/server/commands'
import { serve as serveInstallation } from '@sureda/server/serve'
import { configOf } from './builds.ts'
import { DEV_VERSION, devDir, devReleases } from './dev-releases.ts'
import { importPacks } from './packs.ts'
import { assertPortFree } from './preflight.ts'
import { step } from './progress.ts'
import { watchStaleSources } from './stale-sources.ts'
import { endWith } from './stopping.ts'

/** The servers of this process load these sources once, at the start. */
const SERVER_SOURCES = ['api/src', 'gateway/src', 'server/src', 'shared/contract/src']
const sayRestart = (file: string) =>
  console.log(
    `! ${file} has changed, and what runs was made from the one before: end with Ctrl-C and start again.`,
  )

/** Shell and remotes from one compiler process; pages, registry and API from the real server on the next port. */
export async function devAll(config: GatewayConfig): Promise<void> {
  for (const port of [config.PORT, config.PORT + 1]) await assertPortFree(config.HOST, port, 'npm run dev')
  const dirs = [path.join(ROOT, 'shell'), ...remoteDirs()]
  const configs = (await Promise.all(dirs.map((dir) => configOf(dir, 'development')))).flat()
  const side = { ...config, PORT: config.PORT + 1, PUBLIC_URL_PORT: config.PORT }
  const dev = await step('compiling shell and remotes', () =>
    serve(configs, {
      ...DEV_SERVER,
      host: config.HOST,
      port: config.PORT,
      // the gateway reads the records of the builds from the disk
      devMiddleware: { writeToDisk: true, index: false },
      // everything that no build made; the tenant follows from the page's host
      proxy: [{ context: () => true, target: `http://localhost:${side.PORT}`, changeOrigin: false }],
    }),
  )

  const database = await step('opening the database', () => openInstallationDatabase(side))
  await migrate(database)
  await importPacks(database, side)
  const rollouts = memoryRollouts()
  for (const dir of remoteDirs()) {
    const remote = path.basename(dir) as `mf-${string}`
    const event = { action: 'promote', version: DEV_VERSION, actor: 'dev', reason: null }
    await rollouts.change(remote, event, () => ({ ...emptyRollout(remote), stable: DEV_VERSION }))
  }
  const server = await serveInstallation(side, database, COMMANDS, {
    releases: devReleases(),
    rollouts,
    development: true,
    shellDir: devDir('shell'),
  })
  const declarations = remoteDirs().map((dir) => path.join(path.relative(ROOT, dir), 'remote.json'))
  const stale = watchStaleSources(ROOT, [...SERVER_SOURCES, ...declarations], sayRestart)
  endWith([() => stale.close(), () => dev.stop(), () => server.close()])
  const hosts = (await server.tenants()).map(({ name, host }) => `${name} http://${host}:${config.PORT}`)
  console.log(`✓ Development server is ready: ${hosts.join(' · ')}`)
}

/** One remote with the fake shell of shared/testing, as `rspack dev` in its folder does. */
export async function devAlone(dir: string): Promise<void> {
  const { devServer, ...config } = standaloneConfig(dir)
  await assertPortFree(String(devServer.host), Number(devServer.port), `npm run dev -- ${path.basename(dir)}`)
  const dev = await step(`compiling ${path.basename(dir)}`, () => serve([config], { ...devServer }))
  const stale = watchStaleSources(dir, ['remote.json'], sayRestart)
  endWith([() => stale.close(), () => dev.stop()])
}

/** Starts one dev server for all compilers, and waits for their first build. */
async function serve(configs: Configuration[], options: ServerConfig): Promise<RspackDevServer> {
  const compiler = rspack(configs)
  const server = new RspackDevServer({ ...options, setupExitSignals: false }, compiler)
  const compiled = new Promise<void>((resolve) => compiler.hooks.done.tap('FirstBuild', () => resolve()))
  await server.start()
  await compiled
  return server
}
