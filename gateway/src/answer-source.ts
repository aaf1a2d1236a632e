import type { Locale } from '@sureda/contract/codes/locale'
import type { FastifyRequest } from 'fastify'

/**
 * The visitor for whom the API is called: the host determines the tenant, and the address determines whose rate limit
 * is charged.
 */
export interface ApiCaller {
  host: string
  ip: string
  /** Id of the visitor's request, so that the logs of both processes share it. Absent for calls without a visitor. */
  requestId?: string | undefined
}

export const apiCallerOf = ({ host, ip, id }: FastifyRequest): ApiCaller => ({ host, ip, requestId: id })

/** Calls the API without session and returns the raw body; undefined if there is none. Rejects if the API cannot answer now. */
export type AnswerSource = (caller: ApiCaller, apiPath: string, locale: Locale) => Promise<string | undefined>

/** The API is up but cannot answer now: the client gets 503 instead of 500. */
export class ApiBusy extends Error {
  override name = 'ApiBusy'
  readonly statusCode = 503
}

/**
 * The body of an answer; undefined if the API has nothing public at that address.
 * @throws if the API is overloaded, broken or limits the rate: without that item, a pack would look complete
 */
export function bodyOf(status: number, body: string): string | undefined {
  if (status === 429 || status >= 500) throw new ApiBusy(`The API answered ${status}`)
  return status === 200 ? body : undefined
}

/** The `data` of answers with a single item. */
export const itemsOf =
  (answers: AnswerSource) =>
  async (
    caller: ApiCaller,
    apiPath: string,
    locale: Locale,
  ): Promise<Record<string, unknown> | undefined> => {
    const body = await answers(caller, apiPath, locale)
    return body === undefined ? undefined : (JSON.parse(body) as { data?: Record<string, unknown> }).data
  }
