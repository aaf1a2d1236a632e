import { networkOf } from '@sureda/api/plugins/network-of'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { windowCounter } from '../rollout/window-counter.ts'

export const CSP_REPORTS_PATH = '/telemetry/csp'

const MAX_BYTES = 16 * 1024
const MAX_REPORTS = 20
const WINDOW_MS = 600_000
/** Per network and window: a page that violates its policy sends some ten reports, and a school class shares one address. */
const MAX_REQUESTS = 120
const DAY_MS = 86_400_000
/** Lines per day in total and per network, so that one network with invented reports leaves room for others. */
const MAX_LINES = 200
const MAX_LINES_PER_NETWORK = 20
const TYPES = ['application/csp-report', 'application/reports+json', 'application/json']

const directive = z.enum([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
])
/** Values that browsers report if the blocked resource has no address. */
const KEYWORDS = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'data',
  'blob',
  'trusted-types-policy',
  'trusted-types-sink',
])

const address = z.string().max(8_000)
/** The format of `report-uri`. Old browsers send the whole directive with its sources. */
const single = z
  .object({
    'csp-report': z.object({
      'effective-directive': z.string().max(2_000).optional(),
      'violated-directive': z.string().max(2_000).optional(),
      'blocked-uri': address.default(''),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      directive: (report['effective-directive'] ?? report['violated-directive'])?.split(' ')[0],
      blocked: report['blocked-uri'],
    },
  ])
/** The format of `report-to`: a list that also contains other kinds of reports. */
const several = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({ effectiveDirective: z.string().optional(), blockedURL: address.nullish() }).nullish(),
    }),
  )
  .transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({ directive: body?.effectiveDirective, blocked: body?.blockedURL ?? '' })),
  )
const body = z.union([single, several])

/**
 * `POST /telemetry/csp`: violations of a page's Content-Security-Policy, as reported by browsers. Logs one line per
 * day, directive and origin, and stores nothing. Only the origin of what was blocked is logged, because addresses can
 * contain tokens and search terms.
 */
export const cspReportRoutes: FastifyPluginAsync = async (app) => {
  const requests = windowCounter(WINDOW_MS, MAX_REQUESTS + 1)
  const isWritten = linesOfADay()

  const limit = async (request: FastifyRequest, reply: FastifyReply) => {
    if (requests(networkOf(request.ip)) <= MAX_REQUESTS) return
    return reply
      .code(429)
      .headers({ 'retry-after': WINDOW_MS / 1000, connection: 'close' })
      .send({ code: 'too_many_requests' })
  }
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(TYPES, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))

  app.post(CSP_REPORTS_PATH, { bodyLimit: MAX_BYTES, onRequest: limit }, async (request, reply) => {
    const parsed = body.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ code: 'malformed' })
    for (const report of parsed.data.slice(0, MAX_REPORTS)) {
      const found = directive.safeParse(report.directive)
      if (!found.success) continue
      const blocked = originOf(report.blocked)
      if (!isWritten(networkOf(request.ip), `${found.data} ${blocked}`)) continue
      request.log.warn({ directive: found.data, blocked }, 'a page violated its content security policy')
    }
    return reply.code(204).send()
  })
}

/** Whether a line is logged: it is new today, and neither its network nor all networks together have reached their limit. */
function linesOfADay(): (network: string, line: string) => boolean {
  let since = Date.now()
  const written = new Set<string>()
  const perNetwork = new Map<string, number>()
  return (network, line) => {
    if (Date.now() - since > DAY_MS) {
      since = Date.now()
      written.clear()
      perNetwork.clear()
    }
    const own = perNetwork.get(network) ?? 0
    if (written.has(line) || written.size >= MAX_LINES || own >= MAX_LINES_PER_NETWORK) return false
    written.add(line)
    perNetwork.set(network, own + 1)
    return true
  }
}

/** Origin of a web address, the scheme of any other (extensions, `data:`), a browser's own word, or `other`. */
function originOf(blocked: string): string {
  if (KEYWORDS.has(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'other'
  const { protocol, origin } = new URL(blocked)
  const isWeb = /^(https?|wss?):$/.test(protocol)
  return (isWeb ? origin : protocol).slice(0, 120)
}
