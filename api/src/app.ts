import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyServerOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { compressAnswers } from './compression/compress-answers.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { validatorCompiler } from './errors/validation.ts'
import type { Secret } from './secret.ts'
import './fastify-types.ts'
import type { ApiModule } from './api-module.ts'
import { logoutRoute } from './modules/members/auth/logout.ts'
import { type HealthOptions, healthRoutes } from './modules/platform/health/health.routes.ts'
import { createTenantDirectory, type TenantDirectory } from './modules/platform/tenant/tenant-directory.ts'
import { API_MODULES } from './modules.ts'
import { installAccess } from './plugins/access.ts'
import { installAnswerDeadline } from './plugins/answer-deadline.ts'
import { BackgroundWork } from './plugins/background.ts'
import { installContentCache } from './plugins/content-cache.ts'
import { installErrorHandlers } from './plugins/errors.ts'
import { installInternalCalls } from './plugins/internal-calls.ts'
import { installJsonBody } from './plugins/json-body.ts'
import { observeRequests } from './plugins/observe-requests.ts'
import { installDocs, installOpenApi, openApiDocument } from './plugins/openapi.ts'
import { generalLimits, installRateLimits } from './plugins/rate-limit.ts'
import { installSecurityHeaders } from './plugins/security-headers.ts'
import { installTenant } from './plugins/tenant.ts'
import { serverOptions } from './server-options.ts'
import { checkStorage } from './storage/check-storage.ts'
import type { ObjectStore } from './storage/object-store.ts'
import { openUploads } from './storage/open-objects.ts'
import { WriteHealth } from './storage/write-health.ts'
import { traceRequests } from './tracing/trace-requests.ts'
import { uploadsPlugin } from './uploads/uploads-plugin.ts'

export interface ApiOptions {
  /** Opened and migrated; closed by the caller that opened it. */
  database: Database
  config: Config
  /** Shared with the jobs of this process. */
  uploads?: ObjectStore
  /** Changes with every deployment, so that cached public answers of an earlier release are not reused. */
  release?: string
  /**
   * Calls with this key come from our own gateway and are exempt from the general limits (`plugins/internal-calls.ts`).
   */
  internalKey?: Secret
  /** Shared with the gateway where both live in one process. */
  directory?: TenantDirectory
  /** Routes below `/api/v1`; all of them unless a test adds its own. */
  modules?: readonly ApiModule[]
  /** Work that outlives its request; a test passes its own to wait for it. */
  background?: BackgroundWork
  /** Additional checks of `/readyz`. */
  checks?: HealthOptions['checks']
  /** After this time a request is answered with 503; tests make it short. */
  answerWithinMs?: number
}

/**
 * The API as one plugin: `/api/*`, `/livez`, `/readyz`. Mount it in a Fastify instance made with `serverOptions(config)`; hooks and handlers stay
 * inside, so the rest of that instance is not touched.
 */
export const apiPlugin: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  const { database, config } = options
  const directory =
    options.directory ?? createTenantDirectory(database.db, { fallbackTenant: config.FALLBACK_TENANT })
  app.decorate('config', config).decorate('database', database).decorate('db', database.db)
  const background = options.background ?? new BackgroundWork()
  app.decorate('background', background).addHook('onClose', () => background.done())
  const uploads = options.uploads ?? (await openUploads(config))
  app.decorate('uploads', uploads).decorate('files', new WriteHealth(() => checkStorage(uploads)))
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)

  installAnswerDeadline(app, options.answerWithinMs)
  await app.register(uploadsPlugin, { prefix: '/media/uploads' })
  await app.register(healthRoutes, { checks: options.checks })
  await installOpenApi(app)
  if (config.NODE_ENV !== 'production') await installDocs(app)
  await app.register(
    async (api) => {
      installErrorHandlers(api)
      installJsonBody(api)
      installSecurityHeaders(api)
      installAccessRules(api, directory, {
        release: options.release ?? config.RELEASE ?? `start-${Date.now()}`,
        internalKey: options.internalKey,
      })
      const maxEventLoopDelay = config.NODE_ENV === 'test' ? 0 : config.OVERLOAD_DELAY_MS
      await api.register(underPressure, { maxEventLoopDelay, retryAfter: 5 })
      await api.register(logoutRoute)
      await api.register(v1, { prefix: '/v1', modules: options.modules ?? API_MODULES })
    },
    { prefix: '/api' },
  )
}

/** Order matters: tenant and language, unchanged content, limit by address, person; limits by person come after validation. */
function installAccessRules(
  api: FastifyInstance,
  directory: TenantDirectory,
  { release, internalKey }: { release: string; internalKey?: Secret },
): void {
  const limits = generalLimits(api)
  installTenant(api, directory)
  installInternalCalls(api, internalKey)
  installContentCache(api, release, limits.stored)
  installRateLimits(api, limits)
  installAccess(api)
}

/** No parameters: unknown ones are refused (422) instead of ignored. */
const noQuery = z.strictObject({})

const v1: FastifyPluginAsync<{ modules: readonly ApiModule[] }> = async (scope, { modules }) => {
  // parameters that a route does not name are refused like unknown fields of a body
  scope.addHook('onRoute', (route) => {
    route.schema = { querystring: noQuery, ...route.schema }
  })
  for (const module of modules) await scope.register(module)
  scope.get(
    '/openapi.json',
    {
      config: { access: 'public', cache: 'none' },
      schema: { hide: true, response: { 200: openApiDocument } },
    },
    async () => scope.swagger(),
  )
}

/** The API as a server of its own, ready to listen or to inject into. */
export async function buildApi(
  options: ApiOptions,
  server: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({ ...serverOptions(options.config), ...server })
  observeRequests(app)
  if (options.config.OTEL_EXPORTER_OTLP_ENDPOINT) traceRequests(app)
  installErrorHandlers(app)
  await app.register(compressAnswers)
  await app.register(apiPlugin, options)
  await app.ready()
  return app
}
