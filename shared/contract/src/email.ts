import { emailAddress } from './contact-fields.ts'

/** Where the rows of people whose accounts have ended point to: no mail reaches it, and no person has an address there. */
export const NOBODY = 'deleted.invalid'

export const isOfNobody = (email: string): boolean =>
  new RegExp(`[@.]${NOBODY.replace('.', '\\.')}$`, 'i').test(email.trim())

/** The e-mail of an account. */
export const accountEmail = emailAddress(200).refine((email) => !isOfNobody(email), {
  error: 'invalid_email',
})
