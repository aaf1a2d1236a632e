import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { seal } from './envelope.ts'
import { ACT_TYPE, type SignedAct } from './statement.ts'
import type { TeamKey } from './team-key.ts'

/** A refusal or a lost connection; the message is for the person at the command line. */
export class ShipError extends Error {
  override name = 'ShipError'
}

export interface ReleaseServer {
  /** Sends a request and returns the JSON of its answer; after a lost connection or a busy answer it sends the request again. */
  ask<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object | Buffer): Promise<T>
  key: TeamKey
}

interface Problem {
  detail?: string
  faults?: { reason: string; fix: string }[]
}

const TRIES = 6
/** Answers of proxies while the server restarts. */
const PASSING = new Set([429, 502, 503, 504])

/** @param pauseMs first pause before a request is sent again; each later one is twice as long */
export function releaseServer(to: string | undefined, key: TeamKey, pauseMs = 1_000): ReleaseServer {
  const base = addressOf(to)
  return {
    key,
    ask: async <T>(method: string, path: string, body?: object | Buffer) => {
      const isFile = Buffer.isBuffer(body)
      const init: RequestInit = {
        method,
        headers: {
          authorization: `Bearer ${key.id}.${key.secret}`,
          accept: 'application/json',
          ...(body ? { 'content-type': isFile ? 'application/octet-stream' : 'application/json' } : {}),
        },
        ...(body ? { body: isFile ? new Uint8Array(body) : JSON.stringify(body) } : {}),
      }
      for (let attempt = 1; ; attempt++) {
        const answer = await fetch(`${base}${path}`, init).catch((error: Error) => error)
        const isPassing = answer instanceof Error || PASSING.has(answer.status)
        if (isPassing && attempt < TRIES) {
          await wait(pauseMs * 2 ** (attempt - 1))
          continue
        }
        if (answer instanceof Error)
          throw new ShipError(
            `${base} does not answer (${reasonOf(answer)}). Send it again later: files that arrived are not sent again.`,
          )
        return (await contentOf(answer, base)) as T
      }
    },
  }
}

/** A key is sent unencrypted only on this machine. */
function addressOf(to: string | undefined): string {
  if (!to || !URL.canParse(to))
    throw new ShipError('The address of the installation is missing: give --to https://… or SUREDA_URL.')
  const { protocol, hostname, origin } = new URL(to)
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'
  if (protocol !== 'https:' && !(isHere && protocol === 'http:'))
    throw new ShipError(`${to} is not encrypted: give an address with https://.`)
  return `${origin}/releases/v1`
}

async function contentOf(answer: Response, base: string): Promise<unknown> {
  const text = await answer.text()
  if (answer.ok) return text ? JSON.parse(text) : undefined
  const { detail, faults = [] } = problemOf(text)
  if (!detail) throw new ShipError(`${base} answered ${answer.status}.`)
  throw new ShipError([detail, ...faults.map(({ reason, fix }) => `  – ${reason}\n    ${fix}`)].join('\n'))
}

function problemOf(text: string): Problem {
  try {
    return JSON.parse(text) as Problem
  } catch {
    return {}
  }
}

const reasonOf = ({ message, cause }: Error) =>
  cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : message

/** Changes the rollout of an own remote. Each request is signed anew, and accepted once. */
export function sendAct({ ask, key }: ReleaseServer, act: Omit<SignedAct, 'at' | 'nonce'>): Promise<unknown> {
  const signed: SignedAct = {
    ...act,
    at: new Date().toISOString(),
    nonce: randomBytes(16).toString('base64url'),
  }
  return ask('POST', '/acts', seal(ACT_TYPE, signed, key))
}
