import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface Reply {
  status: number
  code: string
  retryAfterMs: number
  body: { code?: string; data?: { id?: string } }
  isReplayed: boolean
}
export interface Answer extends Reply {
  busy: number
  /** Milliseconds until the last answer. */
  ms: number
}

/** The process, session and tenant of a request. */
export interface Caller {
  port: number
  token: string
  tenant: string
}

/** A server on a busy machine may answer 503; the app would repeat the request, and so does the test. */
const BUSY_MAX_MS = 60_000

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/** Books as the app does: under one key, repeated while the server is busy. */
export async function book(caller: Caller, slot: object, key: string): Promise<Answer> {
  const started = performance.now()
  for (let busy = 0; ; busy++) {
    const answer = await send(caller, 'POST', '/api/v1/reservations', { body: slot, key })
    const ms = performance.now() - started
    if (answer.status !== 503 || ms > BUSY_MAX_MS) return { ...answer, busy, ms }
    await wait(answer.retryAfterMs)
  }
}

/**
 * Sends the tenant's name in the Host header, which `fetch` does not allow. Rejects when the connection ends before the
 * answer.
 */
export function send(
  { port, token, tenant }: Caller,
  method: string,
  path: string,
  more: { body?: object; key?: string; signal?: AbortSignal } = {},
): Promise<Reply> {
  const headers = {
    host: `${tenant}.localhost`,
    authorization: `Bearer ${token}`,
    ...(more.body && { 'content-type': 'application/json' }),
    ...(more.key && { 'idempotency-key': more.key }),
  }
  return new Promise((resolve, reject) => {
    const call = request({ port, agent, headers, method, path, host: '127.0.0.1', signal: more.signal })
    call.once('error', reject)
    call.once('response', async (response) => {
      try {
        let text = ''
        for await (const chunk of response) text += chunk
        const body = JSON.parse(text) as Reply['body']
        resolve({
          status: response.statusCode ?? 0,
          code: body.code ?? '',
          retryAfterMs: Number(response.headers['retry-after'] ?? 1) * 1000,
          body,
          isReplayed: response.headers['idempotency-replayed'] === 'true',
        })
      } catch (error) {
        reject(error)
      }
    })
    call.end(more.body && JSON.stringify(more.body))
  })
}
