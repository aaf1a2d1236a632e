import { type Envelope, unseal } from '@sureda/build/ship/envelope'
import { ACT_TYPE, type SignedAct, STATEMENT_TYPE, type Statement } from '@sureda/build/ship/statement'
import { publicKeyOf } from '@sureda/build/ship/team-key'
import { z } from 'zod'
import { isFileName, isRemoteName, isVersion } from '../releases/release-store.ts'
import { ReleaseProblem } from './release-problem.ts'
import type { KeyHolder } from './team-store.ts'

const short = z.string().max(200)
const envelope = z.object({
  payloadType: short,
  payload: z.string().max(400_000),
  signatures: z
    .array(z.object({ keyid: short, sig: short }))
    .min(1)
    .max(4),
})
const statement = z.object({
  subject: z
    .array(
      z.object({
        name: short.refine(isFileName),
        digest: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
      }),
    )
    .min(1),
  predicate: z.object({
    buildDefinition: z.object({
      externalParameters: z.object({ remote: short, version: short }),
      resolvedDependencies: z
        .array(
          z.object({
            uri: short,
            digest: z.object({ gitCommit: z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/) }),
          }),
        )
        .min(1),
    }),
    runDetails: z.object({ builder: z.object({ id: short.min(1) }) }),
  }),
})
const act = z.object({
  action: z.enum(['promote', 'canary', 'rollback', 'disable', 'enable']),
  remote: short.refine(isRemoteName),
  version: z.string().refine(isVersion).optional(),
  share: z.number().optional(),
  reason: z.string().max(500).optional(),
  at: z.iso.datetime(),
  nonce: z.string().regex(/^[\w-]{16,64}$/),
})

/** Maximum difference between the clocks of team and server. */
const CLOCK_MS = 5 * 60_000

export type SignedStatement = { statement: Statement; envelope: Envelope }

/** The provenance statement of a release, signed with the key of the request. Throws 400 and 401. */
export function signedStatement(body: unknown, holder: KeyHolder): SignedStatement {
  const sent = envelopeOf(body)
  return {
    statement: understood(statement, contentOf(sent, STATEMENT_TYPE, holder)) as Statement,
    envelope: sent,
  }
}

/** A change of a rollout, signed recently with the key of the request. Throws 400 and 401. */
export function signedAct(body: unknown, holder: KeyHolder, now = Date.now()): SignedAct {
  const asked = understood(act, contentOf(envelopeOf(body), ACT_TYPE, holder)) as SignedAct
  if (Math.abs(Date.parse(asked.at) - now) > CLOCK_MS)
    throw new ReleaseProblem(
      'key_refused',
      `The request was signed at ${asked.at}, more than five minutes from the time of this server (${new Date(now).toISOString()}). Set the clock and sign it anew.`,
    )
  return asked
}

const envelopeOf = (body: unknown) => understood(envelope, body) as Envelope

function contentOf(sent: Envelope, type: string, { id, publicKey }: KeyHolder): unknown {
  const content = unseal(sent, type, { id, publicKey: publicKeyOf(publicKey) })
  if (content !== undefined) return content
  throw new ReleaseProblem(
    'key_refused',
    `The signature is not that of key ${id} over a text of the type ${type}. Sign with the key the request is sent with: sureda-ship does.`,
  )
}

function understood(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ReleaseProblem(
    'malformed',
    `The server does not understand ${issue?.path.join('.') || 'the request'}: ${issue?.message}. Send it with sureda-ship of the newest @sureda/build.`,
  )
}
