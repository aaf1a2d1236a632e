import { setTimeout as pause } from 'node:timers/promises'
import type { SessionAnswer } from '@sureda/contract/schemas/members/auth'
import type { Product } from './product.ts'

/** A demo person of the first territory: a member without a package. */
const MEMBER = { email: 'visitor@sureda.test', password: 'suro-demo-2026' }
const TRIES = 20

export async function signIn({ port }: Product): Promise<SessionAnswer> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`http://localhost:${port}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(MEMBER),
    })
    if (response.ok) return (await response.json()) as SessionAnswer
    // a server that is busy with password hashes answers 503 at first
    if (response.status !== 503 || attempt === TRIES)
      throw new Error(`The demo member cannot sign in: HTTP ${response.status}`)
    await pause(1_000)
  }
}

/** Runs in the page before its scripts: stores the session as after signing in. */
export function storeSession({ access_token, user, ...rights }: SessionAnswer): void {
  localStorage.setItem('auth_token', access_token)
  localStorage.setItem('auth_user', JSON.stringify({ ...user, ...rights }))
}
