/** Maximum mails of one class per mailbox, day and territory. */
interface Ceiling {
  /** If the person has confirmed the address. */
  confirmed: number
  /** If the address may be a stranger's, because anyone can enter any address. */
  unconfirmed: number
}

interface MailRule {
  /** Mails with 0 are sent before those with 1. */
  priority: number
  ceiling?: Ceiling
}

/**
 * Classes of mails, with their priority and ceiling. Classes without a ceiling are limited where they are requested.
 */
export const MAIL_CLASSES = {
  /** Links that let a person in (`sign-in-limits.ts`, `email-change.service.ts`), and invitations to the office. */
  access: { priority: 0 },
  /** Notifications about the account. */
  account: { priority: 0, ceiling: { confirmed: 30, unconfirmed: 10 } },
  /** Reservations, waitlist, closures, messages of guides. */
  booking: { priority: 1, ceiling: { confirmed: 150, unconfirmed: 20 } },
  /** To operators and offices (`enquiry-limits.ts`). */
  enquiry: { priority: 2 },
  digest: { priority: 3, ceiling: { confirmed: 3, unconfirmed: 3 } },
} as const satisfies Record<string, MailRule>
export type MailClass = keyof typeof MAIL_CLASSES

export const ruleOf = (kind: MailClass): MailRule => MAIL_CLASSES[kind]

/** Mails to unconfirmed addresses per territory and day. */
export const UNCONFIRMED_MAX = 2_000
