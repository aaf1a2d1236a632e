import { z } from 'zod'
import { PASS_RESULTS } from '../../rules/pass-verdict.ts'
import { calendarDate } from '../fields/calendar-date.ts'
import { manifestEntry } from '../guides/manifest.ts'
import { reservationClosure, reservationContact } from './reservation.ts'

/** GET reservations/{id}/pass. `token` is a compact JWS (EdDSA) with `PassClaims` as payload. */
export const pass = z.object({
  token: z.string(),
  /** Code that can be read aloud instead. */
  code: z.string(),
  expires_at: z.string(),
  /** Contact for questions on the way. */
  contact: reservationContact.nullable(),
  /** Names of the group's members; one without a name is "Member 3" in the reader's language. */
  members: z.array(z.string()),
  closure: reservationClosure.nullable().optional(),
})
export type Pass = z.infer<typeof pass>

/** One public key in the format of RFC 8037. */
export const passKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
})
export type PassKey = z.infer<typeof passKey>

/** GET pass-keys: a JWKS, beside the usual envelope. */
export const passKeys = z.object({ keys: z.array(passKey), data: z.object({ keys: z.array(passKey) }) })

/** POST guide/passes/verify. Without a slot it is checked for today and any experience of the guide. */
export const verifyPassBody = z
  .strictObject({
    token: z.string().min(1).max(2_000).optional(),
    code: z.string().trim().min(1).max(40).optional(),
    experience_id: z.string().min(1).max(80).optional(),
    date: calendarDate.optional(),
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .optional(),
  })
  .refine((body) => (body.token === undefined) !== (body.code === undefined), {
    path: ['token'],
    error: 'required',
  })

export const passVerdict = z.object({
  valid: z.boolean(),
  result: z.enum(PASS_RESULTS),
  /** The result as a sentence. */
  message: z.string(),
  /** Only for the guide's own experiences. */
  reservation: manifestEntry
    .extend({
      experience: z.object({ id: z.string(), title: z.string() }),
      date: z.string(),
      time: z.string(),
    })
    .nullable(),
})
export type PassVerdict = z.infer<typeof passVerdict>
