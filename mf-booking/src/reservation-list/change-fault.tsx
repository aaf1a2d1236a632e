import { errorMessage } from '@sureda/remote/api'
import { Button } from '@sureda/ui/base'
import { FaultNotice } from '@sureda/ui/forms'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AgencyContact } from '../reservation-form/enquiry/agency-contact.tsx'
import { Alternatives, type Choosing } from '../reservation-form/refusal/alternatives.tsx'
import { RefusalSentence } from '../reservation-form/refusal/refusal-sentence.tsx'
import { WayOutLink } from '../reservation-form/refusal/way-out-link.tsx'
import { type Refusal, refusalOf } from '../shared/refusal.ts'
import { asksAgency, wayOutOf } from '../shared/way-out.ts'

interface ChangeFaultProps {
  error: unknown
  experienceId: string
  /** Left out where another day or time would be refused as well, or would be another reservation. */
  choosing?: Choosing | undefined
  /** Sets as many nights or rooms as are needed; left out where they are locked. */
  onStay?: ((part: { nights: number } | { rooms: number }) => void) | undefined
}

/** Says why a change failed and what to do next. The reservation is as it was, except after a change without an answer, where that is not known. */
export function ChangeFault({ error, experienceId, choosing, onStay }: ChangeFaultProps) {
  const { t } = useTranslation('booking')
  const refusal = refusalOf(error)
  return (
    <FaultNotice of={error} title={t('error.update')} action={actionOf(refusal)}>
      {reasonOf(refusal)} {refusal.kind !== 'unreached' && t('change.stands')}
      {(refusal.kind === 'slot' || refusal.kind === 'date') && choosing && (
        <Alternatives refusal={refusal} booking={choosing} />
      )}
      {refusal.kind === 'sentence' && asksAgency(refusal.reason) && (
        <AgencyContact experienceId={experienceId} />
      )}
    </FaultNotice>
  )

  function reasonOf(why: Refusal): ReactNode {
    if (why.kind === 'sentence') return <RefusalSentence refusal={why} />
    if (why.kind === 'slot' || why.kind === 'date') return t(`error.${why.reason}`)
    if (why.kind === 'rooms') return t('error.roomsTooFew', { count: why.needed })
    if (why.kind === 'nights') return t('error.nightsTooFew', { count: why.needed })
    return errorMessage(error, t)
  }

  function actionOf(why: Refusal): ReactNode {
    if (why.kind === 'sentence') return <WayOutLink to={wayOutOf(why.reason)} />
    if (!onStay || (why.kind !== 'rooms' && why.kind !== 'nights')) return null
    const count = why.needed
    const isRooms = why.kind === 'rooms'
    return (
      <Button
        size="small"
        variant="secondary"
        onPress={() => onStay(isRooms ? { rooms: count } : { nights: count })}
      >
        {isRooms ? t('stay.takeRooms', { count }) : t('stay.takeNights', { count })}
      </Button>
    )
  }
}
