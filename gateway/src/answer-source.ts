import type { Locale } from '@sureda/contract/codes/locale'

/** For whom the API is asked: the host says which tenant, and the address is the one whose allowance pays for a pack. */
export interface Asker {
  host: string
  ip: string
}

/** Asks the API in public and answers the body as it was sent; undefined where there is none. Rejects where the API cannot say so now. */
export type AnswerSource = (asker: Asker, apiPath: string, locale: Locale) => Promise<string | undefined>

/** The API is there but cannot answer now; who asked the gateway is told 503, not that something is wrong. */
class ApiBusy extends Error {
  override name = 'ApiBusy'
  readonly statusCode = 503
}

/**
 * The body of an answer; undefined where the API has nothing for everybody at that address.
 * @throws where it is overloaded, broken or asked too often: taken for "nothing", a pack would count as whole without what is missing
 */
export function bodyOf(status: number, body: string): string | undefined {
  if (status === 429 || status >= 500) throw new ApiBusy(`The API answered ${status}`)
  return status === 200 ? body : undefined
}

/** The `data` of answers that hold one item. */
export const itemsOf =
  (answers: AnswerSource) =>
  async (asker: Asker, apiPath: string, locale: Locale): Promise<Record<string, unknown> | undefined> => {
    const body = await answers(asker, apiPath, locale)
    return body === undefined ? undefined : (JSON.parse(body) as { data?: Record<string, unknown> }).data
  }
