import type { RegisterBody, SessionAnswer } from '@sureda/contract/schemas/members/auth'
import { ApiError, api, newIdempotencyKey, retryUntilAnswered } from '@sureda/remote/api'

const ONCE = { askAgain: false }

/**
 * Creates an account and signs in. If the first answer was lost, the account may exist already: then it signs in with
 * the password.
 */
export function createAccount(body: RegisterBody): Promise<SessionAnswer> {
  const { email, password } = body
  return retryUntilAnswered(newIdempotencyKey(), async (isAgain) => {
    try {
      return await api.post('/register', body, ONCE)
    } catch (taken) {
      if (!isAgain || !(taken instanceof ApiError) || taken.code !== 'email_taken') throw taken
      return await api.post('/login', { email, password }, ONCE).catch((refused: unknown) => {
        // the e-mail belongs to another person's account
        throw refused instanceof ApiError && refused.status === 401 ? taken : refused
      })
    }
  })
}
