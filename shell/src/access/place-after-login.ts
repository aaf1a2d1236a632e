import type { AccessWord } from '@sureda/contract/access'
import { paths } from '@sureda/contract/paths'
import { type SessionState, sessionCanAccessCms, sessionIsGuide } from '@sureda/remote/session'
import { decideAccess } from './decide-access.ts'
import type { Device } from './device-class.ts'

/**
 * Where somebody goes who has just signed in: the saved target if that person may open it, else guides to their area, CMS users to
 * the office's dashboard (an external site), everybody else home.
 *
 * @param accessOf access word of an address, or null where no screen has it
 */
export function placeAfterLogin(
  session: SessionState,
  device: Device,
  target: string | null,
  accessOf: (path: string) => AccessWord | null,
): string {
  const word = target === null ? null : accessOf(target)
  if (target !== null && word !== null && decideAccess(session, device, target, word).kind === 'allow')
    return target
  if (sessionIsGuide(session)) return paths.guide()
  if (sessionCanAccessCms(session)) return session.tenant?.backoffice_url ?? paths.home()
  return paths.home()
}
