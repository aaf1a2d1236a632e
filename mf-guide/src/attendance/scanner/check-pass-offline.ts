import { type PassClaims, readPass } from '@sureda/contract/rules/pass-claims'
import { normalCode } from '@sureda/contract/rules/pass-code'
import { judgePass, type PassResult } from '@sureda/contract/rules/pass-verdict'
import type { PassKey } from '@sureda/contract/schemas/bookings/pass'
import type { Manifest, ManifestEntry, ManifestSlot } from '@sureda/contract/schemas/guides/manifest'
import { checkSignature } from './check-signature.ts'

/** What a phone can say of a pass: `unchecked` has no answer of its own, the others are the server's words. */
export type HereResult = PassResult | 'unchecked'

export interface HereVerdict {
  result: HereResult
  /** The line of the list, where the pass is on it. */
  entry: ManifestEntry | null
  slot: ManifestSlot | null
  /** What the pass itself says, where its signature is good. */
  claims: PassClaims | null
}

export interface HereList {
  tenant: string
  manifest: Manifest
  keys: readonly PassKey[]
  /** The guide's experiences, where they are known. */
  ownExperiences: readonly string[] | undefined
  /** The slot at whose list the guide stands. */
  slot: ManifestSlot | undefined
  /** Who has been marked on this phone and is not in the list as such. */
  isHere: (entry: ManifestEntry) => boolean
  /** Whether this phone has let in a pass that is not on the list. */
  isMarked: (reservationId: string) => boolean
  now: Date
}

/** Judges a scanned token or a typed code with what lies on this phone. */
export async function judgeHere(text: string, list: HereList): Promise<HereVerdict> {
  const parts = readPass(text)
  if (!parts && text.includes('.')) return { result: 'forged', entry: null, slot: null, claims: null }
  const signature = parts ? await checkSignature(parts, list.keys) : 'typed'
  const code = normalCode(text)
  const found = find(list, (entry) => (parts ? entry.id === parts.claims.reservation : entry.code === code))
  if (signature === 'unknown-key' && parts?.claims.tenant === list.tenant)
    return { result: 'unchecked', entry: null, slot: null, claims: null }
  const claims = parts?.claims ?? null
  const judged = judgePass(
    {
      signature: signature === 'unknown-key' ? 'bad' : signature,
      claims,
      known: found && {
        experience_id: found.slot.experience.id,
        date: list.manifest.date,
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
      date: list.manifest.date,
      experience_id: list.slot?.experience.id,
      time: list.slot?.time,
    },
  )
  // shown once more, by somebody else perhaps: the list does not know of the first time
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

function find({ manifest }: HereList, isIt: (entry: ManifestEntry) => boolean) {
  for (const slot of manifest.slots) {
    const entry = slot.entries.find(isIt)
    if (entry) return { slot, entry }
  }
  return null
}

/** What the server may know better, when there is one: bookings and keys that are younger than the list. */
export const isWorthAsking = ({ result }: HereVerdict): boolean =>
  result === 'unlisted' ||
  result === 'unknown' ||
  result === 'unchecked' ||
  result === 'not_yours' ||
  result === 'other_day'
