import path from 'node:path'
import { apiPlugin } from '@sureda/api/app'
import { compressAnswers } from '@sureda/api/compression/compress-answers'
import type { Database } from '@sureda/api/database/database'
import { allJobs } from '@sureda/api/jobs/jobs'
import { startJobs } from '@sureda/api/jobs/runner'
import { REQUEST_ID_HEADER } from '@sureda/api/log/request-id'
import { createMailTransport } from '@sureda/api/mail/transport'
import { startMetrics } from '@sureda/api/metrics/metrics-server'
import { signInClients } from '@sureda/api/modules/platform/tenant/load-tenant'
import {
  createTenantDirectory,
  type RequestTenant,
} from '@sureda/api/modules/platform/tenant/tenant-directory'
import { INTERNAL_HEADER, newInternalKey } from '@sureda/api/plugins/internal-calls'
import { observeRequests } from '@sureda/api/plugins/observe-requests'
import type { Secret } from '@sureda/api/secret'
import { serverOptions } from '@sureda/api/server-options'
import { warnOfDefaults, warnOfDemoPeople } from '@sureda/api/startup-warnings'
import { checkAtStart } from '@sureda/api/storage/check-storage'
import { openUploads } from '@sureda/api/storage/open-objects'
import { traceHeaders } from '@sureda/api/tracing/spans'
import { startTracing } from '@sureda/api/tracing/start-tracing'
import { traceRequests } from '@sureda/api/tracing/trace-requests'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import Fastify, { type FastifyInstance } from 'fastify'
import { type AnswerSource, bodyOf, itemsOf } from './answer-source.ts'
import { apiConnections } from './api-connections.ts'
import { apiNotHere } from './api-not-here.ts'
import { gatewayPlugin } from './app.ts'
import type { GatewayConfig } from './config.ts'
import { healthRoutes } from './health.routes.ts'
import { overrideSecretOf, releaseStoreOf } from './installation.ts'
import { DEFAULT_ROLLBACK, type GatewayOptions } from './options.ts'
import { readableAddress } from './page/readable-address.ts'
import { controlOf } from './releases/commands.ts'
import { remoteAnswers } from './remote-answers.ts'
import { databaseRollouts } from './rollout/database-rollouts.ts'
import { sharedFiles, shareShell } from './static/shared-shell.ts'
import { archiveShell, compressShell } from './static/shell-archive.ts'
import { databaseTeams } from './teams/database-teams.ts'
import { releaseApi } from './teams/release-api.ts'
import { tenantReader } from './tenant/tenant-reader.ts'

export interface RunningServer {
  app: FastifyInstance
  /** Local address. */
  url: string
  /** Brands and their public hosts. */
  tenants(): Promise<{ name: string; host: string }[]>
  /** The next visitor gets what is in the database now. */
  refresh(): void
  close(): Promise<void>
}

/**
 * Serves pages, releases and (unless deployed separately) the API, on an open and migrated database. Closing finishes
 * pending answers, then the jobs, then the database.
 */
export async function startServer(
  config: GatewayConfig,
  database: Database,
  more: Partial<Pick<GatewayOptions, 'releases' | 'rollouts' | 'development' | 'shellDir'>> = {},
): Promise<RunningServer> {
  const stopTracing = await startTracing(config, config.API_URL ? 'gateway' : 'both')
  const app = Fastify({ ...serverOptions(config), rewriteUrl: readableAddress })
  observeRequests(app)
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT) traceRequests(app)
  // needed by two processes; within one process it is never transferred
  const internalKey: Secret = config.INTERNAL_KEY ?? [newInternalKey()]
  const closing: (() => unknown)[] = [() => app.close()]
  const close = async () => {
    for (const end of closing.splice(0)) await end()
    await database.close()
    await stopTracing()
  }
  try {
    const directory = createTenantDirectory(database.db, { fallbackTenant: config.FALLBACK_TENANT })
    const rollouts = more.rollouts ?? databaseRollouts(database.db)
    const teams = databaseTeams(database.db)
    const releases = more.releases ?? (await releaseStoreOf(config))
    const uploads = await openUploads(config)
    // uploads and releases share the bucket; a folder of releases may be read-only
    if (!config.API_URL || config.S3_BUCKET) await checkAtStart(uploads, app.log)
    const shellDir = path.resolve(more.shellDir ?? config.SHELL_DIR)
    const archiveDir = path.resolve(config.RELEASES_DIR, 'shell')
    const onFull = (error: unknown) =>
      app.log.error(error, 'the archive of shells takes no file: free some space in RELEASES_DIR')
    const sharesShell = !more.development && config.S3_BUCKET !== undefined
    if (!more.development) await compressShell(shellDir)
    if (sharesShell)
      await shareShell(uploads, shellDir).catch((error) =>
        app.log.error(error, 'other gateways lack the files of this shell'),
      )

    await app.register(compressAnswers)
    const api = config.API_URL ? apiConnections(app, config.API_URL) : undefined
    if (api) {
      await app.register(apiNotHere)
      await app.register(healthRoutes, { database })
      if (!config.INTERNAL_KEY)
        app.log.warn('no INTERNAL_KEY: the API counts our questions for link previews against the reader')
    } else {
      const checks = { registry: () => app.registry.check() }
      await app.register(apiPlugin, { database, config, uploads, directory, checks, internalKey })
      const context = { db: database.db, config, uploads, log: app.log }
      closing.push(startJobs(allJobs(createMailTransport(config)), context, directory))
      warnOfDefaults(app.log, config, database)
      await warnOfDemoPeople(app.log, config, database.db, directory)
    }
    const answers = api ? remoteAnswers(api) : injectedAnswers(app)
    // a title is the server's own call; a pack is a visitor's request of a few hundred calls
    const own = { [INTERNAL_HEADER]: internalKey[0] }
    const ownAnswers = api ? remoteAnswers(api, own) : injectedAnswers(app, own)
    const control = controlOf({
      rollouts,
      releases,
      shellApi: SHELL_API_VERSION,
      tenants: async () => (await directory.all()).map(({ id }) => id),
    })
    // before the gateway, whose answers have a shorter deadline
    if (!more.development)
      await app.register(releaseApi, {
        teams,
        rollouts,
        releases,
        control,
        shellApi: SHELL_API_VERSION,
        onChange: () => app.registry.refresh(),
      })
    await app.register(gatewayPlugin, {
      tenantOf: tenantReader(directory, signInClients(config)),
      items: itemsOf(ownAnswers),
      answers,
      rollouts,
      releases,
      shellDir,
      archiveDir: more.development ? undefined : archiveShell(shellDir, archiveDir, onFull),
      ...(sharesShell && {
        bringShared: sharedFiles(uploads, { shellDir, archiveDir, onFull }),
      }),
      mediaRoot: path.resolve(config.MEDIA_ROOT),
      cardDir: path.resolve(config.DATA_DIR, 'link-preview'),
      overrideSecret: overrideSecretOf(config),
      shellApi: SHELL_API_VERSION,
      https: config.PUBLIC_URL_SCHEME === 'https',
      serviceWorker: config.SERVICE_WORKER,
      remoteOrigins: config.REMOTE_ORIGINS,
      securityContact: config.SECURITY_CONTACT,
      development: more.development,
      bundled: config.SHELL_BUNDLED === '1',
      // the development loader requests without hashes, in another mode than preload links: everything would be fetched
      // twice
      preloads: config.SHELL_PRELOADS === '1' && !more.development,
      rollback: {
        ...DEFAULT_ROLLBACK,
        minFailures: config.ROLLBACK_MIN_FAILURES,
        rate: config.ROLLBACK_RATE,
      },
      serverRendering:
        config.SERVER_RENDERING === 'off'
          ? undefined
          : {
              workers: config.RENDER_WORKERS,
              answers: ownAnswers,
              contentVersion: async (host) => versionOf(await directory.byHost(host)),
              offices: async () => (await directory.all()).map(({ primaryDomain }) => primaryDomain),
            },
    })
    const sampled = { app, database, directory: api ? undefined : directory }
    const metrics = await startMetrics(config, api ? 'gateway' : 'both', sampled)
    closing.push(() => metrics.close())
    const url = await app.listen({ host: config.HOST, port: config.PORT })
    const tenants = async () =>
      (await directory.all()).map(({ name, primaryDomain }) => ({ name, host: primaryDomain }))
    const refresh = () => {
      directory.forget()
      app.registry.refresh()
    }
    return { app, url: localUrl(app, url), tenants, refresh, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Increases with every change that public answers show. */
const versionOf = (tenant: RequestTenant | undefined) =>
  JSON.stringify([tenant?.contentVersion, tenant?.ratingVersions, tenant?.availabilityVersion])

/** Link previews and packs call the API in the same process, with all of its checks. */
const injectedAnswers =
  (app: FastifyInstance, more: Record<string, string> = {}): AnswerSource =>
  async ({ host, ip, requestId }, url, locale) => {
    const id = requestId && { [REQUEST_ID_HEADER]: requestId }
    const headers = { host, 'accept-language': locale, ...id, ...traceHeaders(), ...more }
    const answer = await app.inject({ url, remoteAddress: ip, headers })
    return bodyOf(answer.statusCode, answer.body)
  }

/** An address that works on this machine, even when the server listens on all interfaces. */
function localUrl(app: FastifyInstance, url: string): string {
  const address = app.server.address()
  if (!address || typeof address === 'string') return url
  return `http://${address.family === 'IPv6' ? '[::1]' : '127.0.0.1'}:${address.port}`
}
