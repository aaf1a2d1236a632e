import type { Locale } from '@sureda/contract/codes/locale'
import type { User } from '@sureda/contract/schemas/members/user'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import { NO_PACKAGE, type SessionState, useSession } from '@sureda/remote/session'
import { makePackageStatus, makeTenant, people } from './people.ts'

/** The visitor of a test: a stranger without session, a guest, one of the demo people, or any user. */
export type Visitor = 'stranger' | 'guest' | 'package' | keyof typeof people | User

/** Sets the session store as if that person had signed in. */
export function setVisitor(
  visitor: Visitor,
  options: { tenant?: Tenant; language?: Locale; state?: Partial<SessionState> } = {},
): void {
  const user = userOf(visitor)
  useSession.setState({
    token: user ? 'token-of-a-test' : null,
    user,
    guest: visitor === 'guest',
    favorites: new Set(),
    packageStatus: visitor === 'package' ? makePackageStatus() : NO_PACKAGE,
    tenant: options.tenant ?? makeTenant(),
    language: options.language ?? 'ca',
    ...options.state,
  })
}

/** @deprecated `setVisitor`; 3.0 drops it. @public */
export const beVisitor = setVisitor

function userOf(visitor: Visitor): User | null {
  if (typeof visitor !== 'string') return visitor
  if (visitor === 'stranger' || visitor === 'guest') return null
  return visitor === 'package' ? people.member() : people[visitor]()
}
