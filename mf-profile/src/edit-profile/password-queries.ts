import type { ChangePasswordBody } from '@sureda/contract/schemas/members/auth'
import { api } from '@sureda/remote/api'

/** Changes the password and ends all other sessions of the person. */
export const changePassword = (body: ChangePasswordBody) =>
  api.post('/user/password', body, { needsToken: true })

export const askForPasswordLink = (email: string) => api.post('/auth/forgot-password', { email })
