import type { ChangePasswordBody } from '@sureda/contract/schemas/members/auth'
import { api } from '@sureda/remote/api'

/** Ends all other sessions of the person; this one goes on. */
export const changePassword = (body: ChangePasswordBody) =>
  api.post('/user/password', body, { needsToken: true })

export const askForPasswordLink = (email: string) => api.post('/auth/forgot-password', { email })
