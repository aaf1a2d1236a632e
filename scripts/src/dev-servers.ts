import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Configuration, type MultiCompiler, rspack, type Stats } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { migrate } from '@sureda/api/database/migrate'
import { standaloneConfig } from '@sureda/build/standalone'
import { ROOT, remoteDirs } from '@sureda/build/workspace'
import type { GatewayConfig } from '@sureda/gateway/config'
import { openInstallationDatabase } from '@sureda/gateway/installation'
import { emptyRollout } from '@sureda/gateway/rollout/rollout'
import { memoryRollouts } from '@sureda/gateway/rollout/rollout-store'
import { startServer } from '@sureda/gateway/server'
import { configOf } from './builds.ts'
import { DEV_VERSION, devDir, devReleases } from './dev-releases.ts'
import { importPacks } from './packs.ts'
import { step } from './progress.ts'
import { endWith } from './stopping.ts'

/** Shell and remotes from one compiler process; pages, registry and API from the real server on the next port. */
export async function devAll(config: GatewayConfig): Promise<void> {
  const dirs = [path.join(ROOT, 'shell'), ...remoteDirs()]
  const configs = await Promise.all(dirs.map((dir) => configOf(dir, 'development')))
  const side = { ...config, PORT: config.PORT + 1, PUBLIC_URL_PORT: config.PORT }
  const dev = await step('compiling shell and remotes', () =>
    serve(configs, config, `http://localhost:${side.PORT}`),
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
  const server = await startServer(side, database, {
    releases: devReleases(),
    rollouts,
    development: true,
    shellDir: devDir('shell'),
  })
  endWith([() => dev.stop(), () => server.close()])
  const hosts = (await server.tenants()).map(({ name, host }) => `${name} http://${host}:${config.PORT}`)
  console.log(`✓ Development server is ready: ${hosts.join(' · ')}`)
}

/** One remote against the fake shell of shared/testing; real data when a server runs on port 4000, invented data otherwise. */
export async function devAlone(dir: string, config: GatewayConfig): Promise<void> {
  const port = config.PORT === 4000 ? 4080 : config.PORT
  const api = config.API_URL ?? 'http://localhost:4000'
  const dev = await step(`compiling ${path.basename(dir)}`, () =>
    serve([standaloneConfig(dir)], { ...config, PORT: port }, api, ['/api', '/media', '/fonts']),
  )
  endWith([() => dev.stop()])
  console.log(`✓ ${path.basename(dir)} runs alone at http://localhost:${port}${firstPath(dir)}`)
}

/** Where a remote has something to show without an id. */
function firstPath(dir: string): string {
  const { routes } = JSON.parse(readFileSync(path.join(dir, 'remote.json'), 'utf8')) as {
    routes: { path: string }[]
  }
  return routes.find((route) => !route.path.includes(':'))?.path ?? '/'
}

/** Starts one dev server for all compilers. What none of them made is asked of `target`. */
async function serve(
  configs: Configuration[],
  config: GatewayConfig,
  target: string,
  context?: string[],
): Promise<RspackDevServer> {
  const compiler = rspack(configs)
  const server = new RspackDevServer(
    {
      host: config.HOST,
      port: config.PORT,
      hot: true,
      allowedHosts: 'all',
      historyApiFallback: context !== undefined,
      // the host that the page was opened on: its policy allows no other
      client: {
        webSocketURL: 'auto://0.0.0.0:0/ws',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      // the gateway reads what the builds say of themselves from the disk
      devMiddleware: { writeToDisk: true, index: context === undefined ? false : 'index.html' },
      static: false,
      setupExitSignals: false,
      proxy: [
        {
          target,
          changeOrigin: false,
          ...(context ? { context } : { context: () => true }),
        },
      ],
    },
    compiler,
  )
  const compiled = new Promise<void>((resolve) => compiler.hooks.done.tap('FirstBuild', () => resolve()))
  reloadOnNewWords(server, compiler)
  await server.start()
  await compiled
  return server
}

/** Language files are fetched, not imported: hot reload does not see them, so a page is loaded again when one has changed. */
function reloadOnNewWords(server: RspackDevServer, compiler: MultiCompiler): void {
  for (const single of compiler.compilers) {
    const words = ({ compilation }: Stats) =>
      Object.keys(compilation.assets)
        .filter((file) => /(?:^|\/)locales\//.test(file))
        .sort()
        .join()
    let known: string | undefined
    single.hooks.done.tap('NewWords', (stats) => {
      const now = words(stats)
      if (known !== undefined && now !== known)
        server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed')
      known = now
    })
  }
}
