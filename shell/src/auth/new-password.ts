import { characterCount } from '@sureda/contract/rules/cut-text'
import { PASSWORD_MIN } from '@sureda/contract/rules/limits'

export interface PasswordFault {
  field: 'password' | 'password_confirmation'
  reason: 'tooShort' | 'mismatch'
}

/** Requires eight characters of any kind, entered twice. */
export function checkNewPassword(password: string, confirmation: string): PasswordFault | null {
  if (characterCount(password) < PASSWORD_MIN) return { field: 'password', reason: 'tooShort' }
  if (password !== confirmation) return { field: 'password_confirmation', reason: 'mismatch' }
  return null
}
