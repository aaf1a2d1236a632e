import { z } from 'zod'

/** An address of a push service. Which ones are written to, the server decides (docs/decisions/0038-notices.md). */
const endpoint = z
  .string()
  .max(1_000)
  .regex(/^https?:\/\/[^\s]+$/)

/** What a browser hands out when a person has said yes: `PushSubscription.toJSON()`. */
export const pushSubscriptionBody = z.strictObject({
  endpoint,
  expirationTime: z.number().nullish(),
  keys: z.strictObject({
    /** The phone's public key: a point of P-256, not compressed. */
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
  }),
})
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionBody>

/** The same phone under another address: who knows the former one and its secret is that phone. */
export const pushRenewalBody = z.strictObject({
  former: z.strictObject({ endpoint, auth: z.string().min(1).max(100) }),
  subscription: pushSubscriptionBody,
})
export type PushRenewalBody = z.infer<typeof pushRenewalBody>

/** A phone that gets notices; browser and system as in the list of sessions. */
export const pushPhone = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type PushPhone = z.infer<typeof pushPhone>

export const pushState = z.object({
  /** The `applicationServerKey` to subscribe with. */
  public_key: z.string(),
  phones: z.array(pushPhone),
})

/** What arrives at the phone, encrypted. Written by the server, read by the service worker. */
export const pushNotice = z.object({
  title: z.string(),
  body: z.string(),
  lang: z.string(),
  /** A path of the app. */
  link: z.string(),
  /** One notice; what comes a second time takes the place of the first. */
  tag: z.string(),
})
export type PushNotice = z.infer<typeof pushNotice>
