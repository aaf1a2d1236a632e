import { readPass } from '@sureda/contract/rules/pass-claims'
import type { Manifest, ManifestEntry, ManifestSlot } from '@sureda/contract/schemas/guides/manifest'
import { useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { guideQueries } from '../../shared/guide-queries.ts'
import { askServer, manifestQueries } from '../attendance-queries.ts'
import type { EntryStanding } from '../attendance-state.ts'
import { usePhoneMarks } from '../phone-marks.ts'
import { type HereResult, isWorthAsking, judgeHere } from './check-pass-offline.ts'

export interface Judged {
  result: HereResult
  /** Where it can be marked. */
  reservationId: string | null
  name: string | null
  people: number | null
  requests: string | null
  pets: readonly string[]
  /** Of what it is, where that is another slot. */
  date: string | null
  time: string | null
  experience: string | null
  /** When they were noted. */
  at: string | null
}

interface Judging {
  manifest: Manifest
  slot: ManifestSlot
  standing: (entry: ManifestEntry) => EntryStanding
  clockOffset: number
}

/** Judges by what lies on the phone; what the server may know better it is asked, where there is a network. */
export function useJudge({
  manifest,
  slot,
  standing,
  clockOffset,
}: Judging): (text: string) => Promise<Judged> {
  const tenant = useSession((state) => state.tenant?.id ?? '')
  const { data: keys = [] } = useQuery(manifestQueries.keys())
  const { data: experiences } = useQuery(guideQueries.experiences())
  const marks = usePhoneMarks()
  return async (text) => {
    const here = await judgeHere(text, {
      ...{ tenant, manifest, keys, slot, now: new Date(Date.now() + clockOffset) },
      ownExperiences: experiences?.map(({ id }) => id),
      isHere: (entry) => standing(entry).state === 'here',
      isMarked: (id) => marks.get(id)?.attended === true,
    })
    if (navigator.onLine && isWorthAsking(here)) {
      const told = await judgeThere(text, manifest, slot)
      if (told) return told
    }
    const { entry, claims } = here
    return {
      result: here.result,
      reservationId: entry?.id ?? claims?.reservation ?? null,
      name: entry?.name ?? null,
      people: entry?.people ?? claims?.people ?? null,
      requests: entry?.special_requests ?? null,
      pets: entry?.pets ?? [],
      date: claims?.date ?? (entry ? manifest.date : null),
      time: here.slot?.time ?? claims?.time ?? null,
      experience:
        here.slot?.experience.title ??
        experiences?.find(({ id }) => id === claims?.experience)?.title ??
        null,
      at: (entry ? standing(entry).at : marks.get(claims?.reservation ?? '')?.at) ?? null,
    }
  }
}

/** Null where the server cannot be asked either: then the phone's own word stands. */
async function judgeThere(text: string, { date }: Manifest, slot: ManifestSlot): Promise<Judged | null> {
  try {
    const asked = readPass(text) ? { token: text } : { code: text.slice(0, 40) }
    const { result, reservation } = await askServer(asked, {
      experience_id: slot.experience.id,
      date,
      time: slot.time,
    })
    return {
      result,
      reservationId: reservation?.id ?? null,
      name: reservation?.name ?? null,
      people: reservation?.people ?? null,
      requests: reservation?.special_requests ?? null,
      pets: reservation?.pets ?? [],
      date: reservation?.date ?? null,
      time: reservation?.time ?? null,
      experience: reservation?.experience.title ?? null,
      at: reservation?.attendance.mark?.at ?? null,
    }
  } catch {
    return null
  }
}
