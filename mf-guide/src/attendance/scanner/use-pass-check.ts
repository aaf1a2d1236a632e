import { readPass } from '@sureda/contract/rules/pass-claims'
import type { Manifest, ManifestEntry, ManifestSlot } from '@sureda/contract/schemas/guides/manifest'
import { useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { guideQueries } from '../../shared/guide-queries.ts'
import { askServer, attendanceQueries } from '../attendance-queries.ts'
import type { AttendanceState } from '../attendance-state.ts'
import { usePhoneMarks } from '../phone-marks.ts'
import { checkPassOffline, needsServerCheck, type OfflineResult } from './check-pass-offline.ts'

export interface PassCheck {
  result: OfflineResult
  /** The reservation to mark; null where nothing can be marked. */
  reservationId: string | null
  name: string | null
  people: number | null
  requests: string | null
  pets: readonly string[]
  /** The slot of the pass, where that is another one. */
  date: string | null
  time: string | null
  experience: string | null
  /** When they were marked. */
  at: string | null
}

interface PassCheckInput {
  dayList: Manifest
  slot: ManifestSlot
  attendanceOf: (entry: ManifestEntry) => AttendanceState
  clockOffset: number
}

/** Checks a pass with what is on the phone, and asks the server where it may know more. */
export function usePassCheck({
  dayList,
  slot,
  attendanceOf,
  clockOffset,
}: PassCheckInput): (text: string) => Promise<PassCheck> {
  const tenant = useSession((state) => state.tenant?.id ?? '')
  const { data: keys = [] } = useQuery(attendanceQueries.keys())
  const { data: experiences } = useQuery(guideQueries.experiences())
  const marks = usePhoneMarks()
  return async (text) => {
    const here = await checkPassOffline(text, {
      ...{ tenant, dayList, keys, slot, now: new Date(Date.now() + clockOffset) },
      ownExperiences: experiences?.map(({ id }) => id),
      isHere: (entry) => attendanceOf(entry).state === 'here',
      isMarked: (id) => marks.get(id)?.attended === true,
    })
    if (navigator.onLine && needsServerCheck(here)) {
      const told = await checkPassOnline(text, dayList, slot)
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
      date: claims?.date ?? (entry ? dayList.date : null),
      time: here.slot?.time ?? claims?.time ?? null,
      experience:
        here.slot?.experience.title ??
        experiences?.find(({ id }) => id === claims?.experience)?.title ??
        null,
      at: (entry ? attendanceOf(entry).at : marks.get(claims?.reservation ?? '')?.at) ?? null,
    }
  }
}

/** Null where the server cannot be reached: then the result of the phone counts. */
async function checkPassOnline(
  text: string,
  { date }: Manifest,
  slot: ManifestSlot,
): Promise<PassCheck | null> {
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
