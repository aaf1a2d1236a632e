import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Config } from '../../../config.ts'
import { isPushAddress, OwnNetworkError, publicLookup } from './push-address.ts'

const ANSWER_WITHIN_MS = 5_000

export interface PushRequest {
  endpoint: string
  headers: Record<string, string | number>
  body: Buffer
}
export interface PushAnswer {
  status: number
  /** The service's `Retry-After`. */
  retryAfter: string | undefined
}
/** Sends a request to a push service. Throws `PushFault` if there is no answer. */
export type SendPush = (request: PushRequest) => Promise<PushAnswer>

/** `unreached`: it certainly did not arrive. `unclear`: it may have. `forbidden`: the address must not be called. */
export class PushFault extends Error {
  override name = 'PushFault'
  kind: 'unreached' | 'unclear' | 'forbidden'
  /** There was no answer in time. */
  isLate: boolean
  constructor(kind: PushFault['kind'], reason?: unknown) {
    super(`push service ${kind}`, { cause: reason })
    this.kind = kind
    this.isLate = reason instanceof Error && ['TimeoutError', 'AbortError'].includes(reason.name)
  }
}

/** Errors before a connection, when nothing has been sent. */
const BEFORE_SENDING = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

function faultOf(error: Error): PushFault {
  if (error instanceof OwnNetworkError) return new PushFault('forbidden', error)
  const { code = '' } = error as NodeJS.ErrnoException
  return new PushFault(BEFORE_SENDING.includes(code) ? 'unreached' : 'unclear', error)
}

/** Calls public addresses by https only and follows no redirects. `PUSH_ADDRESSES=any` lets tests call a service of this machine. */
export function createPushTransport({ PUSH_ADDRESSES }: Pick<Config, 'PUSH_ADDRESSES'>): SendPush {
  const isOpen = PUSH_ADDRESSES === 'any'
  return async ({ endpoint, headers, body }) => {
    if (!isOpen && !isPushAddress(endpoint)) throw new PushFault('forbidden')
    const send = endpoint.startsWith('http:') ? requestHttp : requestHttps
    return new Promise((resolve, reject) => {
      const options = {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        ...(!isOpen && { lookup: publicLookup }),
      }
      const outgoing = send(endpoint, options, (answer) => {
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
        // the body of the answer is not read
        answer.on('error', () => {}).destroy()
      })
      outgoing.on('error', (error) => reject(faultOf(error)))
      outgoing.end(body)
    })
  }
}
