import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import type { FastifyInstance } from 'fastify'
import type { GatewayOptions } from '../options.ts'
import { bootDocument } from '../page/boot-document.ts'
import { preloadsFor, sheetsOf } from '../page/preloads.ts'
import { thisWeek } from '../page/this-week.ts'
import type { Registry } from '../rollout/registry.ts'
import type { Rollout } from '../rollout/rollout.ts'
import { tenantFor } from '../tenant/tenant-for.ts'
import { minuteOf } from './page-cache.ts'
import { MAX_CONTEXTS } from './render-messages.ts'
import { type PageAsked, ServerFault } from './rendered-page.ts'
import { renderedScreen } from './rendered-screen.ts'

/** Pages that find no warm renderer ask for it no more often than this: a release that cannot be rendered never gets warm. */
const REST_MS = 10_000

type Options = GatewayOptions & { registry: Registry; shell: () => ShellFiles }

interface Pages {
  isWarm(page: PageAsked): boolean
  render(page: PageAsked): Promise<unknown>
}

export interface WarmUp {
  /** Releases or offices may have changed. */
  start(): void
  /** A page was asked for whose release is not warm, as after a thread has ended. */
  startIfRested(): void
  close(): Promise<void>
}

/** Renders one page of each release for each office, one after the other, so that no visitor's page is the one that compiles it. */
export function warmUp(app: FastifyInstance, options: Options, pages: Pages): WarmUp {
  let running: Promise<void> | undefined
  let isAsked = false
  let isClosed = false
  let endedAt = Number.NEGATIVE_INFINITY

  /** @returns false where the thread may have lost what it had */
  const warm = async (page: PageAsked): Promise<boolean> => {
    try {
      await pages.render(page)
      return true
    } catch (error) {
      const { name: remote, version } = page.screen.record ?? {}
      const isKnown = error instanceof ServerFault && error.isPaused
      if (!isKnown && !isClosed)
        app.log.warn({ err: error, remote, version, phase: 'server' }, 'release could not be warmed up')
      return isKnown || !(error instanceof ServerFault)
    }
  }

  const warmAll = async () => {
    const startedAt = performance.now()
    let rendered = 0
    for await (const page of firstPages(app, options)) {
      if (isClosed) return
      if (pages.isWarm(page)) continue
      rendered += 1
      if (!(await warm(page))) isAsked = true
    }
    if (rendered > 0)
      app.log.info({ rendered, ms: Math.round(performance.now() - startedAt) }, 'renderer warmed up')
  }

  const run = async () => {
    while (isAsked && !isClosed) {
      isAsked = false
      await warmAll().catch((error: unknown) => {
        if (!isClosed) app.log.warn({ err: error }, 'renderer could not be warmed up')
      })
    }
    endedAt = performance.now()
    running = undefined
  }
  const start = () => {
    isAsked = true
    running ??= run()
  }
  return {
    start,
    startIfRested: () => {
      if (!running && performance.now() - endedAt > REST_MS) start()
    },
    close: async () => {
      isClosed = true
      await running
    },
  }
}

/** A page without any item, of each release that visitors of each office get. */
async function* firstPages(app: FastifyInstance, options: Options): AsyncGenerator<PageAsked> {
  const hosts = (await options.serverRendering?.offices?.()) ?? []
  const rollouts = await options.rollouts.all()
  const shell = options.shell()
  for (const host of hosts.slice(0, MAX_CONTEXTS)) {
    const asker = { host, log: app.log, headers: {} }
    const { tenant, live, locale } = await tenantFor(asker, options)
    if (!live || !tenant.known) continue
    const week = thisWeek(tenant.time_zone)
    for (const { remote, version } of rollouts.flatMap((rollout) => offered(rollout, tenant.id))) {
      const visitor = { tenant: tenant.id, bucket: 0, overrides: { [remote]: version } }
      const registry = await options.registry.for(visitor)
      const record = registry.records.get(remote)
      const path = record?.contributes.routes.find((route) => route.server && !route.path.includes(':'))?.path
      const screen = path === undefined ? undefined : renderedScreen(path, registry, week, 'guest')
      if (path === undefined || !screen) continue
      yield {
        screen,
        address: path,
        minute: minuteOf(Date.now()),
        locale,
        variant: 'guest',
        boot: bootDocument(tenant, live, shell, options),
        registry,
        shell,
        sheets: sheetsOf(shell, preloadsFor(path, shell, registry, week)),
        origin: `${options.https ? 'https' : 'http'}://${host}`,
        asker: { host, ip: '127.0.0.1' },
        contentVersion: '',
      }
    }
  }
}

/** Releases of a remote that some visitor of this office begins with. */
function offered({ remote, pins, stable, canary }: Rollout, tenant: string) {
  const versions = pins[tenant] ? [pins[tenant]] : [stable, canary]
  return versions.filter((version) => version !== null).map((version) => ({ remote, version }))
}
