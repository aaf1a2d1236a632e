import { networkOf } from '@sureda/api/plugins/network-of'
import {
  MAX_FRAMES,
  type RemoteName,
  TELEMETRY_OUTCOMES,
  TELEMETRY_PHASES,
  VITAL_PHASES,
} from '@sureda/contract/remote/registry'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { DEFAULT_ROLLBACK, type GatewayOptions } from '../options.ts'
import { isRemoteName, isVersion } from '../releases/release-store.ts'
import { countReport, rollBackIfUnhealthy } from './auto-rollback.ts'
import { healthCounts } from './health-counts.ts'
import type { Count } from './health-store.ts'
import { type LoadTokenClaims, verifyLoadToken } from './load-token.ts'
import type { Registry } from './registry.ts'
import { isVital } from './vitals.ts'
import { windowCounter } from './window-counter.ts'

export const TELEMETRY_PATH = '/telemetry/remotes'
const MAX_BYTES = 16 * 1024
/** Log lines per network, release and window for failures that do not count: enough to notice, too few to flood the log. */
const MAX_LINES = 2

const body = z.strictObject({
  /** Token of the page; without a valid one nothing counts. */
  token: z.string().max(1_000).optional(),
  events: z
    .array(
      z.strictObject({
        remote: z.string().refine(isRemoteName),
        version: z.string().refine(isVersion),
        phase: z.enum([...TELEMETRY_PHASES, ...VITAL_PHASES]),
        screen: z.templateLiteral(['./', z.string().max(100)]).optional(),
        outcome: z.enum(TELEMETRY_OUTCOMES),
        ms: z.number().min(0).max(600_000).optional(),
        message: z.string().max(200).optional(),
        frames: z
          .array(z.string().regex(/^[\w./-]{1,80}:\d{1,7}:\d{1,7}$/))
          .max(MAX_FRAMES)
          .optional(),
      }),
    )
    .max(50),
})

/**
 * `POST /telemetry/remotes`: loads as visitors experienced them. Only visitors who got a release in their page count,
 * each once; enough failures cause a rollback or an alert. Everything else is at most a log line: reports of old pages,
 * of offline pages, and forged ones. Timeouts say more about the network than about the release.
 */
export const telemetryRoutes: FastifyPluginAsync<GatewayOptions & { registry: Registry }> = async (
  app,
  options,
) => {
  const rule = options.rollback ?? DEFAULT_ROLLBACK
  const heard = windowCounter(rule.windowMs, 1)
  const uncounted = windowCounter(rule.windowMs, MAX_LINES + 1)
  const healthOf = healthCounts(options.releases, rule.windowMs)

  const handedTo = async (
    request: FastifyRequest,
    token: string | undefined,
  ): Promise<LoadTokenClaims | undefined> => {
    const handed = verifyLoadToken(token, options.overrideSecret)
    const tenant = handed && (await options.tenantOf(request.host).catch(() => undefined))
    return tenant?.id === handed?.tenant ? handed : undefined
  }
  const counts = async (
    handed: LoadTokenClaims | undefined,
    remote: RemoteName,
    version: string,
    failed: boolean,
  ) => {
    if (!handed?.has(remote, version)) return false
    const { network, block } = handed
    const visitor = `${handed.tenant} ${handed.visitor}`
    // a repeated report needs no database query
    if (heard([network, visitor, remote, version, failed].join(' ')) > 1) return false
    return countReport(options.rollouts, { remote, version, visitor, network, block, failed }, rule)
  }

  // sendBeacon sends text/plain
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
    // a development build has no version to roll back
    if (options.development) return reply.code(204).send()
    const parsed = body.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ code: 'malformed' })
    const handed = await handedTo(request, parsed.data.token)
    const sums: Count[] = []
    for (const event of parsed.data.events) {
      const { remote, version, phase, outcome, ms, message } = event
      if (!(await options.registry.offers(remote, version))) continue
      const failed = outcome !== 'ok' && outcome !== 'recovered'
      const isLoad = !isVital(phase) && outcome !== 'timeout'
      const counted = isLoad && (await counts(handed, remote, version, failed))
      if (handed?.has(remote, version)) sums.push(...(await healthOf({ event, handed, counted, failed })))
      const isLogged =
        outcome !== 'ok' &&
        (counted || uncounted(`${networkOf(request.ip)} ${remote} ${version}`) <= MAX_LINES)
      if (isLogged)
        request.log.warn(
          { remote, version, phase, outcome, ms, message, counted },
          'remote failed on a device',
        )
      if (!counted || !failed) continue
      await rollBackIfUnhealthy(options, remote, version, rule, request.log)
    }
    await options.rollouts.health.add(sums)
    return reply.code(204).send()
  })
}
