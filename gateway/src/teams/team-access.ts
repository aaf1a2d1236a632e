import { timingSafeEqual } from 'node:crypto'
import { networkOf } from '@sureda/api/plugins/network-of'
import { typedCommand } from '@sureda/api/typed-command'
import { secretHash } from '@sureda/build/ship/team-key'
import type { RemoteName } from '@sureda/contract/remote/registry'
import type { FastifyRequest } from 'fastify'
import { isRemoteName } from '../releases/release-store.ts'
import { windowCounter } from '../rollout/window-counter.ts'
import { ReleaseProblem } from './release-problem.ts'
import type { KeyHolder, TeamStore } from './team-store.ts'

const WINDOW_MS = 300_000
/** A release has a few hundred files. */
const MAX_REQUESTS = 3_000
const MAX_REFUSED = 30
/** The form that `newTeamKey` generates; other ids are not looked up. */
const KEY_ID = /^[0-9a-f]{16}$/

export interface TeamAccess {
  /** The holder of the request's key. Throws 401 and 429. */
  holderOf(request: FastifyRequest): Promise<KeyHolder>
}

export function teamAccess(teams: Pick<TeamStore, 'key'>): TeamAccess {
  const requests = windowCounter(WINDOW_MS, 1)
  const refused = windowCounter(WINDOW_MS, MAX_REFUSED + 1)
  const tooMany = () =>
    new ReleaseProblem('too_many_requests', 'Too many requests. Wait five minutes and send it again.', {
      retryAfterS: WINDOW_MS / 1000,
    })

  return {
    holderOf: async (request) => {
      const { id, secret } = credentialsOf(request.headers.authorization)
      const holder = KEY_ID.test(id) ? await teams.key(id) : undefined
      const isRight =
        holder && timingSafeEqual(Buffer.from(holder.secretHash), Buffer.from(secretHash(secret)))
      if (!holder || !isRight) {
        // only refused tries count, so a team with a valid key is never locked out by its network
        if (refused(networkOf(request.ip)) > MAX_REFUSED) throw tooMany()
        throw new ReleaseProblem(
          'key_refused',
          `This key is not known here, or it was revoked or has ended. Store the newest one as SUREDA_TEAM_KEY, or ask the operator for one: ${typedCommand('teams rotate <team>')}.`,
        )
      }
      if (requests(holder.id) > MAX_REQUESTS) throw tooMany()
      return holder
    },
  }
}

/** `Bearer <id>.<secret>` from tools, or user and password from a browser. */
function credentialsOf(header = ''): { id: string; secret: string } {
  const [scheme = '', value = ''] = header.split(' ')
  const isBasic = scheme.toLowerCase() === 'basic'
  const text = isBasic ? Buffer.from(value, 'base64').toString('utf8') : value
  const [id = '', secret = ''] = text.split(isBasic ? ':' : '.')
  return { id, secret }
}

/** The remote of an address, if it belongs to the team. Throws 403. */
export function ownRemote({ team, remotes }: KeyHolder, remote: string): RemoteName {
  if (isRemoteName(remote) && remotes.includes(remote)) return remote
  throw new ReleaseProblem(
    'not_your_remote',
    `This is a key of the team ${team}, which has ${remotes.join(', ')}; ${remote.slice(0, 40)} is not its own. A remote is given to a team by: ${typedCommand('teams add <team> --remotes <remote>')}.`,
  )
}
