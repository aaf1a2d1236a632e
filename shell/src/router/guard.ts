import { canonicalPath, paths } from '@sureda/contract/remote/paths'
import { savePostLoginTarget, useSession } from '@sureda/remote/session'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { decideAccess, type ScreenRules } from '../access/decide-access.ts'
import { currentDevice } from '../access/device-class.ts'
import { placeOfProof } from '../auth/provider-return.ts'
import { sessionSettled } from '../session/session-lifecycle.ts'
import { initialHash } from './initial-hash.ts'

/** Decides whether this person may see a screen on this device, before its code is fetched. */
export async function guard(rules: ScreenRules | undefined, { request }: LoaderFunctionArgs): Promise<void> {
  await sessionSettled()
  const { pathname, search } = new URL(request.url)
  const plain = canonicalPath(pathname)
  if (plain !== pathname) throw redirect(plain + search + initialHash(pathname))
  const decision = decideAccess(useSession.getState(), currentDevice(), pathname + search, rules)
  const redirects = decision.kind === 'redirect'
  // keeps a provider's answer that another screen waits for; the server redirects members from the login screen to home
  const proof =
    (plain === paths.home() || (redirects && rules?.access === 'anonymous-only')) && placeOfProof()
  if (proof) throw redirect(proof)
  if (!redirects) return
  if (decision.saveTarget) savePostLoginTarget(decision.saveTarget)
  throw redirect(decision.to)
}
