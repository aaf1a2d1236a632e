import { canonicalPath } from '@sureda/contract/remote/paths'
import { savePostLoginTarget, useSession } from '@sureda/remote/session'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { decideAccess, type ScreenRules } from '../access/decide-access.ts'
import { currentDevice } from '../access/device-class.ts'
import { placeOfProof } from '../auth/provider-return.ts'
import { sessionSettled } from '../session/keep-session.ts'
import { initialHash } from './initial-hash.ts'

/** Asks before a screen opens – and before any of its code is fetched – whether this person may see it on this device. */
export async function guard(rules: ScreenRules | undefined, { request }: LoaderFunctionArgs): Promise<void> {
  await sessionSettled()
  const { pathname, search } = new URL(request.url)
  const plain = canonicalPath(pathname)
  if (plain !== pathname) throw redirect(plain + search + initialHash(pathname))
  const decision = decideAccess(useSession.getState(), currentDevice(), pathname + search, rules)
  if (decision.kind === 'allow') return
  if (decision.saveTarget) savePostLoginTarget(decision.saveTarget)
  // not away from the answer of a provider that another screen waits for
  throw redirect((rules?.access === 'anonymous-only' && placeOfProof()) || decision.to)
}
