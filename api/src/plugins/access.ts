import { isGuide, isStaff } from '@sureda/contract/rules/access'
import type { User } from '@sureda/contract/schemas/members/user'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../database/database.ts'
import { withTenant } from '../database/with-tenant.ts'
import { AppError } from '../errors/app-error.ts'
import { findSession, touchSession } from '../modules/members/auth/session.queries.ts'
import { bearerToken, hashToken } from '../modules/members/auth/token.ts'
import { isLockedOut } from '../modules/members/people/demo-people.ts'
import { toUser } from '../modules/members/profile/to-user.ts'

/** Refuses routes without `access` at start, and checks every request against the access of its route. */
export function installAccess(scope: FastifyInstance): void {
  scope.decorateRequest('person', null)
  scope.decorateRequest('sessionHash', null)

  scope.addHook('onRoute', (route) => {
    if (!route.config?.access) {
      throw new Error(
        `${route.method} ${route.url} does not declare who may call it: add config: { access: … }`,
      )
    }
  })

  scope.addHook('onRequest', async (request) => {
    if (request.is404) return
    const { access, person } = request.routeOptions.config
    if (access === 'public' && person === undefined) return
    await readPerson(request)
    if (access === 'public') return
    const caller = requirePerson(request)
    if (access === 'guide' && !isGuide(caller)) throw new AppError('access_denied', 'not a guide')
    if (access === 'staff' && !isStaff(caller))
      throw new AppError('access_denied', 'neither guide nor operator')
  })
}

/** The signed-in person of a route for members, guides or staff. Throws 401 `token_missing` if there is none. */
export function requirePerson(request: FastifyRequest): User {
  if (!request.person) throw new AppError('token_missing')
  return request.person
}

async function readPerson(request: FastifyRequest): Promise<void> {
  const token = bearerToken(request.headers.authorization)
  if (token === undefined) return
  if (token === 'malformed') throw new AppError('token_revoked', 'not one of our tokens')
  const hash = hashToken(token)
  const readSession = async (tx: Db) => {
    const found = await findSession(tx, hash)
    if (!found) throw new AppError('token_revoked', 'no session of this token')
    const { session, user, nowMs } = found
    const now = new Date(nowMs)
    if (!request.tenant.known || session.tenantId !== request.tenant.id) {
      throw new AppError('tenant_mismatch', 'the session belongs to another tenant')
    }
    if (session.expiresAt <= now || session.idleUntil <= now) throw new AppError('token_expired')
    if (!user) throw new AppError('token_revoked', 'the person of this session is gone')
    if (isLockedOut(request.server.config, user)) throw new AppError('token_revoked', 'a demo person')
    await touchSession(tx, session, now)
    return toUser(user)
  }
  request.person = await withTenant(request.server.db, request.tenant.id, readSession, hash)
  request.sessionHash = hash
}
