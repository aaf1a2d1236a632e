import { z } from 'zod'

/** Address of a push service. The server decides which ones it sends to (docs/decisions/0038-notices.md). */
const endpoint = z
  .string()
  .max(1_000)
  .regex(/^https?:\/\/[^\s]+$/)

/** The browser's subscription after consent: `PushSubscription.toJSON()`. */
export const pushSubscriptionBody = z.strictObject({
  endpoint,
  expirationTime: z.number().nullish(),
  keys: z.strictObject({
    /** The phone's public key: an uncompressed point of P-256. */
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
  }),
})
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionBody>

/** The same phone under a new address: knowing the former one and its secret proves it. */
export const pushRenewalBody = z.strictObject({
  former: z.strictObject({ endpoint, auth: z.string().min(1).max(100) }),
  subscription: pushSubscriptionBody,
})
export type PushRenewalBody = z.infer<typeof pushRenewalBody>

/** A phone with notices; browser and system as in the list of sessions. */
export const pushPhone = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.string(),
  /** The requesting one. */
  current: z.boolean(),
})
export type PushPhone = z.infer<typeof pushPhone>

export const pushState = z.object({
  /** The `applicationServerKey` to subscribe with. */
  public_key: z.string(),
  phones: z.array(pushPhone),
})

/** The encrypted payload, written by the server, read by the service worker. */
export const pushNotice = z.object({
  title: z.string(),
  body: z.string(),
  lang: z.string(),
  /** A path of the app. */
  link: z.string(),
  /** Id of a notice; a repeated one replaces the first. */
  tag: z.string(),
})
export type PushNotice = z.infer<typeof pushNotice>
