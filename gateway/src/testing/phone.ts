import type { FastifyInstance } from 'fastify'

/** A visitor who opens pages of a gateway and reports loads. */
export interface Phone {
  address: string
  bucket?: number
  host?: string
}

/** Opens a page and returns its load token. */
export async function openPage(app: FastifyInstance, phone: Phone): Promise<string | undefined> {
  const { headers } = await app.inject({ url: '/booking/7', ...requestOf(phone) })
  return loadTokenOf(headers['server-timing'])
}

/** The load token of a page's headers. */
export const loadTokenOf = (timing: unknown): string | undefined =>
  /^load;desc="([^"]+)"$/.exec(String(timing))?.[1]

/** Reports one load of mf-booking, with or without token; returns the status. */
export async function report(
  app: FastifyInstance,
  phone: Phone,
  load: { version: string; outcome: string; token?: string },
): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/telemetry/remotes',
    ...requestOf(phone),
    payload: {
      events: [
        { remote: 'mf-booking', version: load.version, phase: 'entry', outcome: load.outcome, ms: 12 },
      ],
      token: load.token,
    },
  })
  return statusCode
}

/** An honest phone: opens a page and reports with its token. */
export async function visit(
  app: FastifyInstance,
  phone: Phone,
  version: string,
  outcome: string,
): Promise<number> {
  return report(app, phone, { version, outcome, token: await openPage(app, phone) })
}

/** The n-th of many unrelated addresses. */
export const elsewhere = (n: number): string => `10.${n}.0.1`

const requestOf = ({ address, bucket, host = 'gavarres.localhost' }: Phone) => ({
  remoteAddress: address,
  headers: { host, ...(bucket === undefined ? {} : { cookie: `sureda_bucket=${bucket}` }) },
})
