import { setTimeout as wait } from 'node:timers/promises'
import { Agent, FormData, request } from 'undici'
import type { FrontProxy } from '../testing/front-proxy.ts'
import type { Observations } from './observations.ts'
import type { Reply } from './reply.ts'
import type { Member, Office } from './world.ts'

export interface Ask {
  method?: string
  body?: object | FormData
  key?: string
  member?: Member
  accept?: string
}

/** How long a phone repeats a change that was not answered. */
const TIMEOUT_MS = 90_000

/** The phones of visitors in front of the proxy: real TLS and reused connections. Every request is observed. */
export class Visitors {
  readonly #agent: Agent
  readonly #port: number
  readonly #observations: Observations

  constructor(proxy: FrontProxy, observations: Observations) {
    this.#port = proxy.port
    this.#observations = observations
    this.#agent = new Agent({
      connections: 64,
      allowH2: false,
      headersTimeout: 60_000,
      connect: {
        ca: proxy.ca,
        lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
      },
    })
  }

  /** Sends one request; a connection that ends without an answer has status 0. */
  async ask(kind: string, office: Office, path: string, options: Ask = {}): Promise<Reply> {
    const { method = 'GET', body, key, member, accept = 'application/json' } = options
    const startedAt = performance.now()
    const isForm = body instanceof FormData
    let reply: Reply
    try {
      const answer = await request(`https://${office}.localhost:${this.#port}${path}`, {
        dispatcher: this.#agent,
        method,
        headers: {
          accept,
          'accept-language': 'ca',
          ...(member && { authorization: `Bearer ${member.token}` }),
          ...(key && { 'idempotency-key': key }),
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        body: body && !isForm ? JSON.stringify(body) : ((body as FormData | undefined) ?? null),
      })
      const bytes = Buffer.from(await answer.body.arrayBuffer())
      const text = bytes.toString()
      const json = String(answer.headers['content-type']).includes('json') ? JSON.parse(text) : {}
      reply = {
        status: answer.statusCode,
        code: json.code ?? '',
        body: json,
        text,
        bytes,
        isReplayed: answer.headers['idempotency-replayed'] === 'true',
        startedAt,
        endedAt: performance.now(),
      }
    } catch (error) {
      const code = (error as { code?: string }).code ?? String(error)
      reply = {
        status: 0,
        code,
        body: {},
        text: '',
        bytes: Buffer.alloc(0),
        isReplayed: false,
        startedAt,
        endedAt: performance.now(),
      }
    }
    this.#observations.note(kind, reply)
    return reply
  }

  /** Sends a change like the app: under one key, repeated until it is answered. */
  async change(kind: string, office: Office, path: string, options: Ask): Promise<Reply> {
    const deadline = performance.now() + TIMEOUT_MS
    for (;;) {
      const reply = await this.ask(kind, office, path, options)
      const isOpen = reply.status === 0 || reply.status >= 500 || reply.code === 'idempotency_in_progress'
      if (!isOpen || performance.now() > deadline) return reply
      await wait(200 + Math.random() * 300)
    }
  }

  close(): Promise<void> {
    return this.#agent.destroy()
  }
}
