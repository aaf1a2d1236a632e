import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { DEFAULT_LOCALE } from '@sureda/contract/codes/locale'
import type { ProblemCode } from '@sureda/contract/codes/problem-codes'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { Drain, DrainingServer } from './draining-server.ts'
import { AppError } from './errors/app-error.ts'
import { problemAnswer } from './errors/problem-answer.ts'
import { countUnreadable } from './metrics/request-metrics.ts'
import { askedLocale } from './modules/platform/tenant/request-locale.ts'
import { SECURITY_HEADERS } from './plugins/security-headers.ts'

/** Time limits for clients, in milliseconds. */
export interface HttpLimits {
  /** From the first byte of a request to the end of its headers. */
  headers: number
  /** From the first byte of a request to the end of its body. */
  request: number
  /** Interval of the check of both limits; a slow client is disconnected at most this much later. */
  checkEvery: number
  /** For a connection without traffic. */
  idle: number
}

/** Phone 15 s > request 15 s > answer 10 s > statement 5 s > lock 3 s. */
export const HTTP_LIMITS: HttpLimits = { headers: 15_000, request: 15_000, checkEvery: 1_000, idle: 20_000 }

/** Parser errors with a more specific problem code than "malformed". */
const PARSER_CODES: Partial<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
}

type Options = Required<Pick<FastifyServerOptions, 'serverFactory' | 'clientErrorHandler'>>

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}
const isOver = ({ request, response }: Exchange) => request.complete && response.writableFinished

/**
 * The HTTP server below Fastify. Requests that never reach a route – slow or unreadable ones, an unknown `Expect`, no
 * or two hosts, a body on GET – also get problem+json, and their connection is closed.
 */
export function httpServer(limits: HttpLimits): Options {
  const underWay = new WeakMap<Duplex, Set<Exchange>>()
  const drain = new Drain()

  const follow = (exchange: Exchange) => {
    const { request, response } = exchange
    const all = underWay.get(request.socket) ?? new Set()
    // a request body may end after its answer
    for (const earlier of all) if (isOver(earlier)) all.delete(earlier)
    underWay.set(request.socket, all.add(exchange))
    response.once('close', () => request.complete && all.delete(exchange))
  }
  /** Only if no other answer is pending or begun on this connection, because the client would take this one for it. */
  const mayAnswer = (socket: Duplex) => {
    const open = [...(underWay.get(socket) ?? [])].filter((exchange) => !isOver(exchange))
    return open.every(({ request, response }) => !request.complete && !response.headersSent)
  }

  return {
    serverFactory: (handle) => {
      const server = new DrainingServer(
        {
          headersTimeout: limits.headers,
          requestTimeout: limits.request,
          connectionsCheckingInterval: limits.checkEvery,
          keepAliveTimeout: 72_000,
          // checked below, to answer with problem+json
          requireHostHeader: false,
        },
        drain,
      )
      server.on('request', (request, response) => {
        follow({ request, response })
        // the tenant comes from Host; a proxy may pass on this header as a visitor wrote it
        delete request.headers['x-forwarded-host']
        if (isUnambiguous(request)) handle(request, response)
        else refuse(request, response, 'malformed_request')
      })
      server.on('checkExpectation', (request, response) => refuse(request, response, 'expectation_failed'))
      server.setTimeout(limits.idle)
      return server
    },
    clientErrorHandler(this: FastifyInstance, error, socket) {
      // a browser's spare connection that was never used is closed without an answer
      const isUnused = socket.bytesRead === 0
      const isGone = error.code === 'ECONNRESET' || !socket.writable
      if (isGone || isUnused || !mayAnswer(socket)) return void socket.destroy()
      const code = PARSER_CODES[error.code] ?? 'malformed_request'
      // the error itself contains what was sent, tokens included
      this.log.info({ code, parser: error.code }, 'a request could not be read')
      socket.end(rawAnswer(code), () => socket.destroy())
    },
  }
}

const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Whether every proxy in front parses the request as this server does: no browser sends a body with GET or an absolute
 * URL.
 */
function isUnambiguous(request: IncomingMessage): boolean {
  const { headers, method = '', url = '' } = request
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return hasItsHost(request) && url.startsWith('/') && !(hasBody && WITHOUT_BODY.has(method))
}

/** Exactly one Host header; HTTP/1.0 has none. */
function hasItsHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0')
}

function refuse(request: IncomingMessage, response: ServerResponse, code: ProblemCode): void {
  const { status, headers, text } = finalAnswer(code, askedLocale(request.headers))
  response.writeHead(status, headers).end(text)
}

function finalAnswer(code: ProblemCode, locale = DEFAULT_LOCALE) {
  countUnreadable()
  const id = randomUUID()
  const { status, headers, body } = problemAnswer(new AppError(code), { locale, id })
  const text = JSON.stringify(body)
  const length = String(Buffer.byteLength(text))
  return {
    status,
    headers: {
      ...SECURITY_HEADERS,
      ...headers,
      'x-request-id': id,
      'content-length': length,
      connection: 'close',
    },
    text,
  }
}

function rawAnswer(code: ProblemCode): string {
  const { status, headers, text } = finalAnswer(code)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n')
}
