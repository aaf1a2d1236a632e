/** Mails of one class that one mailbox gets within a day at most, in one territory. */
interface Ceiling {
  /** Where a person has shown that the address is theirs. */
  confirmed: number
  /** Where it may be a stranger's: anybody can write any address into an account. */
  unconfirmed: number
}

interface MailRule {
  /** What goes first: 0 before 1. */
  priority: number
  ceiling?: Ceiling
}

/** Classes of mails, not single ones: each says when its mails go and how many; those without a ceiling here are counted where they are asked for. */
export const MAIL_CLASSES = {
  /** Links that let a person in (`sign-in-limits.ts`, `email-change.service.ts`), and invitations of the office. */
  access: { priority: 0 },
  /** What happened to the account. */
  account: { priority: 0, ceiling: { confirmed: 30, unconfirmed: 10 } },
  /** Reservations, waitlist, closures, words of a guide. */
  booking: { priority: 1, ceiling: { confirmed: 150, unconfirmed: 20 } },
  /** To operators and offices (`enquiry-limits.ts`). */
  enquiry: { priority: 2 },
  digest: { priority: 3, ceiling: { confirmed: 3, unconfirmed: 3 } },
} as const satisfies Record<string, MailRule>
export type MailClass = keyof typeof MAIL_CLASSES

export const ruleOf = (kind: MailClass): MailRule => MAIL_CLASSES[kind]

/** Mails to unconfirmed addresses, of one territory within a day. */
export const UNCONFIRMED_MAX = 2_000
