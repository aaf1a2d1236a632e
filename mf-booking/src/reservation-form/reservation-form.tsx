import { INSTEAD_PARAM, RESERVE_PARAM } from '@sureda/contract/remote/paths'
import { useAddress } from '@sureda/remote/device'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { defineSlot } from '@sureda/remote/shell'
import { lazySheet } from '@sureda/remote/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { draftsOf, GUEST_ID } from '../shared/draft-store.ts'
import { experienceDetail } from '../shared/experience-queries.ts'
import { EnquiryCard } from './enquiry/enquiry-card.tsx'
import { purchaseModeOf } from './purchase-mode.ts'
import { ElsewhereCard } from './refusal/elsewhere-card.tsx'
import css from './reservation-form.module.css'
import { SheetCard } from './sheet-card.tsx'
import { YourReservation } from './your-reservation.tsx'

const openBooking = () => import('./booking-sheet.tsx')
const BookingSheet = lazySheet(openBooking)
const EnquirySheet = lazySheet(() => import('./enquiry/enquiry-sheet.tsx'))

/**
 * How this experience is bought, inside its page: on the booking sheet, by a message, or elsewhere. The address says whether the sheet is open, so that the
 * phone's back button closes it and signing in comes back to it.
 */
function ReservationForm({ experienceId }: { experienceId: string }) {
  const { t } = useTranslation('booking')
  const isMember = useSession(isAuthenticated)
  const { search, change } = useAddress()
  const { data: experience } = useQuery(experienceDetail(experienceId))
  const userId = useSession((state) => state.user?.id ?? GUEST_ID)
  const { data: drafts } = useQuery(draftsOf(userId))
  const hasDraft = drafts?.some(
    (draft) => draft.experienceId === experienceId && (draft.time !== null || Boolean(draft.nights)),
  )
  const isWanted = search.has(RESERVE_PARAM)
  const way = experience && purchaseModeOf(experience)
  const fetchAhead = useEffectEvent(() => void openBooking())
  useEffect(() => {
    if (way === 'sheet') fetchAhead()
  }, [way])
  if (experience?.status !== 'active') return null

  const close = () => change({ [RESERVE_PARAM]: null, [INSTEAD_PARAM]: null })
  const open = () => change({ [RESERVE_PARAM]: '1' }, { isStep: true })
  return (
    <div className={css.card}>
      {isMember && <YourReservation experience={experience} onOpen={open} />}
      {way === 'sheet' && <SheetCard experience={experience} hasDraft={hasDraft} onOpen={open} />}
      {way === 'elsewhere' && <ElsewhereCard experience={experience} />}
      {(way === 'enquiry' || way === 'nothing') && (
        <EnquiryCard
          experience={experience}
          text={t(`${way}.text`)}
          isSoldOut={way === 'nothing'}
          onOpen={open}
        />
      )}
      {isWanted && (
        <>
          {way === 'sheet' && <BookingSheet experience={experience} onClose={close} />}
          {(way === 'enquiry' || way === 'nothing') && (
            <EnquirySheet experience={experience} onClose={close} />
          )}
        </>
      )}
    </div>
  )
}

export default defineSlot('experience.booking', ReservationForm)
