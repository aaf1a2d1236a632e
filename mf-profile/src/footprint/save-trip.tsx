import { FOOTPRINT_FACTORS } from '@sureda/contract/rules/footprint-factors'
import type { FootprintInputs } from '@sureda/contract/schemas/points/footprint'
import { errorMessage } from '@sureda/remote/api'
import { saveFile } from '@sureda/remote/export'
import { useWaiting } from '@sureda/remote/offline'
import { Banner, Button, Stack } from '@sureda/ui/base'
import { bringIntoView } from '@sureda/ui/core'
import { FaultNotice } from '@sureda/ui/forms'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { footprintQueries, saveFootprint, subjectOf } from '../shared/footprint-queries.ts'
import { ShareTrip } from './results/share-trip.tsx'
import { isSameTrip } from './trip/same-trip.ts'
import { FAULT_LIMITS, tripFault } from './trip/trip-fault.ts'
import { useFirstTrip } from './use-first-trip.ts'
import { useLeaving } from './use-leaving.ts'
import type { Trip } from './use-trip.ts'

/** Buttons that save the trip, download it, share a picture and start again. The phone checks what the server would refuse. */
export function SaveTrip({ trip }: { trip: Trip }) {
  const { t } = useTranslation('profile')
  const firstTrip = useFirstTrip()
  const [fault, setFault] = useState<string | null>(null)
  const { inputs, result, draft } = trip
  // a waiting trip may have been refused: only the list shows that it has arrived
  const { data: saved = [] } = useQuery(footprintQueries.mine())
  const isLeaving = useLeaving()
  const waiting = useWaiting(subjectOf(draft))
  const isWaiting = waiting !== undefined && isSameTrip(waiting.body as FootprintInputs, inputs)
  const isSaved =
    draft.savedAs === JSON.stringify(inputs) ||
    saved.some((trip) => isSameTrip(trip.inputs, inputs) && !isLeaving(trip))
  const isKept = isSaved || isWaiting
  const save = useMutation({
    mutationFn: () => saveFootprint(draft, inputs.destination ?? t('footprint.title')),
    networkMode: 'always',
    onSuccess: ({ state }) => {
      if (state === 'waiting') return
      trip.noteSaved()
    },
  })
  const [tries, setTries] = useState(0)
  const submit = () => {
    setTries(tries + 1)
    const found = tripFault(inputs)
    if (found) return setFault(t(`footprint.fault.${found}`, { max: FAULT_LIMITS[found] }))
    setFault(null)
    save.mutate()
  }
  const exported = () =>
    saveFile(
      `sureda-${inputs.start_date}.json`,
      'application/json',
      JSON.stringify({ inputs, result, factors_version: FOOTPRINT_FACTORS.version }, null, 2),
    )
  const message = fault ?? (save.isError ? errorMessage(save.error, t, t('footprint.keep.failed')) : null)
  return (
    <Stack gap={3}>
      {message && <FaultNotice of={tries}>{message}</FaultNotice>}
      {/* the button is disabled now, so the focus goes to the result */}
      {save.isSuccess && isKept && (
        <Banner key={tries} kind={isWaiting ? 'info' : 'success'} isLive ref={bringIntoView}>
          {t(isWaiting ? 'shell:outbox.waiting' : 'footprint.keep.saved')}
        </Banner>
      )}
      <Button
        size="large"
        isFullWidth
        icon={isWaiting ? 'clock' : isSaved ? 'check' : 'download'}
        isDisabled={isKept}
        isPending={save.isPending}
        pendingLabel={t('edit.saving')}
        onPress={submit}
      >
        {t(`footprint.keep.${isWaiting ? 'isWaiting' : isSaved ? 'isSaved' : 'save'}`)}
      </Button>
      <ShareTrip trip={trip} />
      {'print' in window && (
        <Button variant="secondary" icon="file" isFullWidth onPress={() => window.print()}>
          {t('footprint.keep.print')}
        </Button>
      )}
      <Button variant="secondary" icon="download" isFullWidth onPress={exported}>
        {t('footprint.keep.export')}
      </Button>
      {isKept && (
        <Button variant="quiet" icon="refresh" isFullWidth onPress={() => trip.startAgain(firstTrip)}>
          {t('footprint.keep.again')}
        </Button>
      )}
    </Stack>
  )
}
