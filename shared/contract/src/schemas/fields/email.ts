import { emailAddress } from './contact-fields.ts'

/** Domain of deleted accounts: mail never reaches it, and no person has an address there. */
export const DELETED_DOMAIN = 'deleted.invalid'

export const isDeletedAddress = (email: string): boolean =>
  new RegExp(`[@.]${DELETED_DOMAIN.replace('.', '\\.')}$`, 'i').test(email.trim())

/** The e-mail of an account. */
export const accountEmail = emailAddress(200).refine((email) => !isDeletedAddress(email), {
  error: 'invalid_email',
})
