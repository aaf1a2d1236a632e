import { paths, RESERVE_PARAM } from '@sureda/contract/paths'
import { defineSlot } from '@sureda/remote/define-screen'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell-services'
import { Button } from '@sureda/ui/button'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { draftsOf } from '../domain/draft-store.ts'
import { experienceDetail } from '../queries/experience-queries.ts'
import css from './reservation-form.module.css'
import { YourReservation } from './your-reservation.tsx'

const openSheet = () => import('./booking-sheet.tsx')
const BookingSheet = lazy(openSheet)

/**
 * Way into the reservation form, inside experience detail. The form itself arrives when it is wanted; the address says whether it is open, so
 * that the phone's back button closes it and signing in comes back to it.
 */
function ReservationForm({ experienceId }: { experienceId: string }) {
  const { t } = useTranslation('booking')
  const isMember = useSession(isAuthenticated)
  const [search, setSearch] = useSearchParams()
  const { data: experience } = useQuery(experienceDetail(experienceId))
  const userId = useSession((state) => state.user?.id ?? '')
  const { data: drafts } = useQuery({ ...draftsOf(userId), enabled: isMember })
  const hasDraft = drafts?.some((draft) => draft.experienceId === experienceId && draft.time !== null)
  const isWanted = search.has(RESERVE_PARAM)
  const setOpen = (open: boolean) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (open) next.set(RESERVE_PARAM, '1')
        else next.delete(RESERVE_PARAM)
        return next
      },
      { preventScrollReset: true, replace: !open },
    )
  const askInstead = useEffectEvent(() => {
    setOpen(false)
    shell().askToLogin(paths.reserve(experienceId))
  })
  useEffect(() => {
    if (isMember) void openSheet()
  }, [isMember])
  useEffect(() => {
    if (isWanted && !isMember) askInstead()
  }, [isWanted, isMember])
  if (!experience?.bookable || experience.status !== 'active') return null

  return (
    <div className={css.card}>
      {isMember && <YourReservation experience={experience} onOpen={() => setOpen(true)} />}
      <p className={css.text}>{t(isMember ? 'form.teaser' : 'error.loginRequired')}</p>
      <Button size="large" isFullWidth icon="calendar-check" onPress={() => setOpen(true)}>
        {t(hasDraft ? 'form.resume' : 'form.open')}
      </Button>
      {isMember && isWanted && (
        <Suspense>
          <BookingSheet experience={experience} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

export default defineSlot('experience.booking', ReservationForm)
