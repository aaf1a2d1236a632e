import type { FastifyRequest } from 'fastify'
import { DEFAULT_ROLLBACK, type GatewayOptions } from '../options.ts'
import type { ServerFault } from '../render/rendered-page.ts'
import { countReport, rollBackIfUnhealthy } from './auto-rollback.ts'
import { networkDigests } from './load-token.ts'
import type { Registry } from './registry.ts'
import type { Visitor } from './resolve.ts'
import { windowCounter } from './window-counter.ts'

/**
 * Counts a page that a release's server build could not render as a failed load of this visitor.
 */
export function serverFaults(options: GatewayOptions & { registry: Registry }) {
  const { rollouts, overrideSecret, rollback: rule = DEFAULT_ROLLBACK } = options
  const heard = windowCounter(rule.windowMs, 1)

  const count = async (fault: ServerFault, { tenant, bucket }: Visitor, request: FastifyRequest) => {
    const { release, isPaused, message } = fault
    const { network, block } = networkDigests(request.ip, overrideSecret)
    const visitor = `${tenant} ${bucket}`
    const isNew = release && heard([network, visitor, release.remote, release.version].join(' ')) === 1
    const counted = isNew
      ? await countReport(rollouts, { ...release, visitor, network, block, failed: true }, rule)
      : false
    if (!isPaused)
      request.log.warn(
        { ...release, phase: 'server', outcome: 'failed', message, counted },
        'page could not be rendered; it goes out without its content',
      )
    if (counted && release)
      await rollBackIfUnhealthy(options, release.remote, release.version, rule, request.log)
  }
  return (fault: ServerFault, visitor: Visitor, request: FastifyRequest): void =>
    void count(fault, visitor, request).catch((error: unknown) =>
      request.log.error({ err: error }, 'fault of a server half could not be counted'),
    )
}
