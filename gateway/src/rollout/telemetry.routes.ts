import { TELEMETRY_OUTCOMES, TELEMETRY_PHASES } from '@sureda/contract/registry'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { DEFAULT_ROLLBACK, type GatewayOptions } from '../options.ts'
import { isRemoteName, isVersion } from '../releases/release-store.ts'
import { readCookies } from '../visitor.ts'
import { countLoads } from './auto-rollback.ts'
import type { Registry } from './registry.ts'
import { reporterLimit } from './reporter-limit.ts'

export const TELEMETRY_PATH = '/telemetry/remotes'
const MAX_BYTES = 16 * 1024

const body = z.strictObject({
  events: z
    .array(
      z.strictObject({
        remote: z.string().refine(isRemoteName),
        version: z.string().refine(isVersion),
        phase: z.enum(TELEMETRY_PHASES),
        outcome: z.enum(TELEMETRY_OUTCOMES),
        ms: z.number().min(0).max(600_000).optional(),
        message: z.string().max(200).optional(),
      }),
    )
    .max(50),
})

/**
 * `POST /telemetry/remotes`: loads as visitors saw them. Failures are logged per remote, version and phase; enough of them take a release
 * back. Only releases that are offered count, one visitor once per window, one network for few visitors: nobody can vote a release away
 * alone, nor fill table or log. Files that did not arrive in time say more about the network than about the release.
 */
export const telemetryRoutes: FastifyPluginAsync<GatewayOptions & { registry: Registry }> = async (
  app,
  options,
) => {
  const rule = options.rollback ?? DEFAULT_ROLLBACK
  const counts = reporterLimit(rule.windowMs, rule.minFailures)
  // sendBeacon names its text plain
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (_request, text, done) => {
      try {
        done(null, JSON.parse(String(text)))
      } catch {
        done(null, undefined)
      }
    },
  )

  app.post(TELEMETRY_PATH, { bodyLimit: MAX_BYTES }, async (request, reply) => {
    // a development build has no version that could be taken back
    if (options.development) return reply.code(204).send()
    const parsed = body.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ code: 'malformed' })
    const visitor = readCookies(request.headers.cookie).sureda_bucket ?? ''
    for (const { remote, version, phase, outcome, ms, message } of parsed.data.events) {
      const failed = outcome !== 'ok' && outcome !== 'recovered'
      if (!(await options.registry.offers(remote, version))) continue
      if (!counts({ address: request.ip, visitor, release: `${remote} ${version}`, failed })) continue
      if (outcome !== 'ok')
        request.log.warn({ remote, version, phase, outcome, ms, message }, 'remote failed on a device')
      if (outcome === 'timeout') continue
      const loads = { ok: failed ? 0 : 1, failed: failed ? 1 : 0 }
      const reason = await countLoads(options.rollouts, remote, version, loads, rule)
      if (!reason) continue
      options.registry.refresh()
      request.log.error({ remote, version, reason }, 'release rolled back by itself')
    }
    return reply.code(204).send()
  })
}
