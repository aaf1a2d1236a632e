import type { RegisterBody, SessionAnswer } from '@sureda/contract/auth'
import { api } from '@sureda/remote/api-client'
import { ApiError } from '@sureda/remote/api-error'

/**
 * Creates an account and signs in.
 *
 * @param isAgain the same was sent before and no answer came: the account may have been made by it, and is then opened by its password
 */
export async function createAccount(body: RegisterBody, isAgain: boolean): Promise<SessionAnswer> {
  try {
    return await api.post<SessionAnswer>('/register', body)
  } catch (error) {
    if (!isAgain || !(error instanceof ApiError) || error.code !== 'email_taken') throw error
    const { email, password } = body
    return await api.post<SessionAnswer>('/login', { email, password }).catch(() => {
      throw error
    })
  }
}
