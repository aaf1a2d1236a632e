import type { Locale } from '@sureda/contract/locale'

/** Asks the API in public and answers the body as it was sent; undefined where there is none. */
export type AnswerSource = (host: string, apiPath: string, locale: Locale) => Promise<string | undefined>

/** The `data` of answers that hold one item. */
export const itemsOf =
  (answers: AnswerSource) =>
  async (host: string, apiPath: string, locale: Locale): Promise<Record<string, unknown> | undefined> => {
    const body = await answers(host, apiPath, locale)
    return body === undefined ? undefined : (JSON.parse(body) as { data?: Record<string, unknown> }).data
  }
