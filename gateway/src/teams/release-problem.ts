import type { Fault } from '@sureda/build/check/fault'
import type { FastifyReply } from 'fastify'

const CODES = {
  malformed: 400,
  key_refused: 401,
  not_your_remote: 403,
  unknown: 404,
  refused: 409,
  incomplete: 409,
  too_large: 413,
  release_refused: 422,
  too_many_requests: 429,
  store_failed: 503,
} as const

interface More {
  /** Each reason with its fix. */
  faults?: readonly Fault[]
  /** SHA-256 of files that were not sent yet. */
  missing?: readonly string[]
  retryAfterS?: number
}

/** A refusal of the release API. Its detail says what to do, in English like the teams' tools. */
export class ReleaseProblem extends Error {
  override name = 'ReleaseProblem'
  readonly code: keyof typeof CODES
  readonly more: More

  constructor(code: keyof typeof CODES, detail: string, more: More = {}) {
    super(detail)
    this.code = code
    this.more = more
  }
}

/** Answers as problem+json (RFC 9457). */
export function sendReleaseProblem(reply: FastifyReply, { code, message, more }: ReleaseProblem) {
  const status = CODES[code]
  const { retryAfterS, ...members } = more
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS))
  if (status === 401) reply.header('www-authenticate', 'Basic realm="Sureda releases", charset="UTF-8"')
  return reply
    .code(status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send({
      type: `/problems/${code.replaceAll('_', '-')}`,
      title: code.replaceAll('_', ' '),
      status,
      code,
      detail: message,
      ...members,
    })
}
