import { type PassClaims, readPass } from '@sureda/contract/rules/pass-claims'
import { normalCode } from '@sureda/contract/rules/pass-code'
import { evaluatePass, type PassResult } from '@sureda/contract/rules/pass-verdict'
import type { PassKey } from '@sureda/contract/schemas/bookings/pass'
import type { Manifest, ManifestEntry, ManifestSlot } from '@sureda/contract/schemas/guides/manifest'
import { checkSignature } from './check-signature.ts'

/** The results of a check on the phone: those of the server, and `unchecked` where the phone cannot tell. */
export type OfflineResult = PassResult | 'unchecked'

export interface OfflineVerdict {
  result: OfflineResult
  /** The entry of the list, where the pass is on it. */
  entry: ManifestEntry | null
  slot: ManifestSlot | null
  /** What the pass itself says, if its signature is good. */
  claims: PassClaims | null
}

export interface OfflineList {
  tenant: string
  dayList: Manifest
  keys: readonly PassKey[]
  /** The guide's experiences, where they are known. */
  ownExperiences: readonly string[] | undefined
  /** The slot whose list is open. */
  slot: ManifestSlot | undefined
  /** Whether this entry is marked as here, on the list or on this phone. */
  isHere: (entry: ManifestEntry) => boolean
  /** Whether this phone has let in a pass that is not on the list. */
  isMarked: (reservationId: string) => boolean
  now: Date
}

/** Checks a scanned token or a typed code with what is on this phone. */
export async function checkPassOffline(text: string, list: OfflineList): Promise<OfflineVerdict> {
  const parts = readPass(text)
  if (!parts && text.includes('.')) return { result: 'forged', entry: null, slot: null, claims: null }
  const signature = parts ? await checkSignature(parts, list.keys) : 'typed'
  const code = normalCode(text)
  const found = find(list, (entry) => (parts ? entry.id === parts.claims.reservation : entry.code === code))
  if (signature === 'unknown-key' && parts?.claims.tenant === list.tenant)
    return { result: 'unchecked', entry: null, slot: null, claims: null }
  const claims = parts?.claims ?? null
  const judged = evaluatePass(
    {
      signature: signature === 'unknown-key' ? 'bad' : signature,
      claims,
      known: found && {
        experience_id: found.slot.experience.id,
        date: list.dayList.date,
        time: found.slot.time,
        ends_at: found.slot.ends_at,
        status: found.entry.status,
        is_here: list.isHere(found.entry),
      },
      isOwn: found !== null || !claims || (list.ownExperiences?.includes(claims.experience) ?? true),
    },
    {
      tenant: list.tenant,
      now: list.now,
      date: list.dayList.date,
      experience_id: list.slot?.experience.id,
      time: list.slot?.time,
    },
  )
  // the same pass again, perhaps a copy of it: the list does not have the first mark yet
  const isReplay = judged === 'unlisted' && claims !== null && list.isMarked(claims.reservation)
  const result = isReplay ? 'attended' : judged
  const isProven = signature === 'good' || signature === 'typed'
  return {
    result,
    entry: isProven ? (found?.entry ?? null) : null,
    slot: isProven ? (found?.slot ?? null) : null,
    claims: signature === 'good' ? claims : null,
  }
}

function find({ dayList }: OfflineList, isIt: (entry: ManifestEntry) => boolean) {
  for (const slot of dayList.slots) {
    const entry = slot.entries.find(isIt)
    if (entry) return { slot, entry }
  }
  return null
}

/** Whether the server may have a better result: bookings and keys may be newer than the list. */
export const needsServerCheck = ({ result }: OfflineVerdict): boolean =>
  result === 'unlisted' ||
  result === 'unknown' ||
  result === 'unchecked' ||
  result === 'not_yours' ||
  result === 'other_day'
