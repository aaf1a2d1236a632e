import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import type { ReleaseRecord, RouteContribution } from '@sureda/contract/remote/registry'
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

/** Minimum time between warm-ups triggered by pages, because a release that cannot be rendered never gets warm. */
const REST_MS = 10_000

type Options = GatewayOptions & { registry: Registry; shell: () => ShellFiles }

interface Pages {
  isWarm(release: Release): boolean
  render(page: PageAsked): Promise<unknown>
}

export interface WarmUp {
  /** To be called when releases or offices may have changed. */
  start(): void
  /** To be called when a requested page has a release that is not warm, for example after a thread has ended. */
  startIfRested(): void
  close(): Promise<void>
}

/**
 * Renders a page of each screen of each release for each office, one after the other, so that no visitor waits for
 * compiling.
 */
export function warmUp(app: FastifyInstance, options: Options, pages: Pages): WarmUp {
  let running: Promise<void> | undefined
  let isAsked = false
  let isClosed = false
  let endedAt = Number.NEGATIVE_INFINITY

  /** @returns false if the thread may have lost its scripts */
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
    for await (const release of releasesOf(app, options)) {
      if (pages.isWarm(release)) continue
      for await (const page of pagesOf(release, options)) {
        if (isClosed) return
        rendered += 1
        if (await warm(page)) continue
        isAsked = true
        break
      }
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

/** Fields that all pages of a release have in common for a tenant. */
type Release = Omit<PageAsked, 'screen' | 'address' | 'sheets'> & { screen: { record: ReleaseRecord } }

/** Each release that visitors of each tenant get. */
async function* releasesOf(app: FastifyInstance, options: Options): AsyncGenerator<Release> {
  const hosts = (await options.serverRendering?.offices?.()) ?? []
  const rollouts = await options.rollouts.all()
  const shell = options.shell()
  for (const host of hosts.slice(0, MAX_CONTEXTS)) {
    const caller = { host, log: app.log, headers: {} }
    const { tenant, live, locale } = await tenantFor(caller, options)
    if (!live || !tenant.known) continue
    for (const { remote, version } of rollouts.flatMap((rollout) => offered(rollout, tenant.id))) {
      const visitor = { tenant: tenant.id, bucket: 0, overrides: { [remote]: version } }
      const registry = await options.registry.for(visitor)
      const record = registry.records.get(remote)
      if (!record?.contributes.routes.some((route) => route.server)) continue
      yield {
        screen: { record },
        minute: minuteOf(Date.now()),
        locale,
        variant: 'guest',
        boot: bootDocument(tenant, live, shell, options),
        registry,
        shell,
        origin: `${options.https ? 'https' : 'http'}://${host}`,
        caller: { host, ip: '127.0.0.1' },
        contentVersion: '',
      }
    }
  }
}

/** A page of each of its screens; item screens use the first item. */
async function* pagesOf(release: Release, options: Options): AsyncGenerator<PageAsked> {
  const { boot, registry, shell } = release
  const week = thisWeek(boot.tenant.time_zone)
  for (const route of release.screen.record.contributes.routes.filter(({ server }) => server)) {
    const path = await addressOf(route, release, options)
    const screen = path === undefined ? undefined : renderedScreen(path, registry, week, 'guest')
    if (path === undefined || !screen) continue
    yield {
      ...release,
      screen,
      address: path,
      sheets: sheetsOf(shell, preloadsFor(path, shell, registry, week)),
    }
  }
}

async function addressOf(
  route: RouteContribution,
  { caller, locale }: Release,
  { serverRendering }: Options,
): Promise<string | undefined> {
  if (!route.path.includes(':')) return route.path
  const [list] = route.itemsApi ?? []
  const body = list && (await serverRendering?.answers(caller, list, locale).catch(() => undefined))
  const item = (JSON.parse(body ?? '{}') as { data?: { id: string }[] }).data?.[0]
  return item && route.path.replace(/:\w+/, encodeURIComponent(item.id))
}

/** Releases of a remote that at least one visitor of this tenant gets. */
function offered({ remote, pins, stable, canary }: Rollout, tenant: string) {
  const versions = pins[tenant] ? [pins[tenant]] : [stable, canary]
  return versions.filter((version) => version !== null).map((version) => ({ remote, version }))
}
