import { REQUEST_ID_HEADER } from '@sureda/api/log/request-id'
import { inSpan, traceHeaders } from '@sureda/api/tracing/spans'
import type { Pool } from 'undici'
import { type AnswerSource, bodyOf } from './answer-source.ts'

/** A page does not wait longer for optional data. */
const DEADLINE_MS = 2_000

/** Public answers of a separate API deployment; `more` are headers only this server can send. */
export const remoteAnswers =
  (api: Pool, more: Record<string, string> = {}): AnswerSource =>
  ({ host, ip, requestId }, path, locale) =>
    inSpan('ask the API', { 'http.request.method': 'GET' }, async () => {
      const answer = await api.request({
        method: 'GET',
        path,
        headers: {
          host,
          // used if TRUSTED_PROXIES of the API includes this gateway
          'x-forwarded-for': ip,
          ...traceHeaders(),
          ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
          accept: 'application/json',
          'accept-language': locale,
          ...more,
        },
        signal: AbortSignal.timeout(DEADLINE_MS),
      })
      return bodyOf(answer.statusCode, await answer.body.text())
    })
