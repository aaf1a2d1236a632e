import { paths } from '@sureda/contract/paths'
import { defineSlot } from '@sureda/remote/define-screen'
import { useFormat } from '@sureda/remote/format'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell-services'
import { Button } from '@sureda/ui/button'
import { Price } from '@sureda/ui/price'
import { Section } from '@sureda/ui/section'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { experienceDetail } from '../queries/experience-queries.ts'
import css from './reservation-form.module.css'
import { YourReservation } from './your-reservation.tsx'

const openSheet = () => import('./booking-sheet.tsx')
const BookingSheet = lazy(openSheet)

/** In the address while the form is open, so that the phone's back button closes it and signing in comes back to it. */
const OPEN = 'reservar'

/** Way into the reservation form, inside experience detail. The form itself arrives when it is wanted. */
function ReservationForm({ experienceId }: { experienceId: string }) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const isMember = useSession(isAuthenticated)
  const [search, setSearch] = useSearchParams()
  const { data: experience } = useQuery(experienceDetail(experienceId))
  useEffect(() => {
    if (isMember) void openSheet()
  }, [isMember])
  if (!experience?.bookable || experience.status !== 'active') return null

  const setOpen = (open: boolean) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (open) next.set(OPEN, '1')
        else next.delete(OPEN)
        return next
      },
      { preventScrollReset: true, replace: !open },
    )
  const reserve = () =>
    isMember ? setOpen(true) : shell().askToLogin(`${paths.experience(experienceId)}?${OPEN}=1`)

  return (
    <Section title={t('form.title')}>
      <div className={css.card}>
        {isMember && <YourReservation experience={experience} onOpen={() => setOpen(true)} />}
        <div className={css.offer}>
          {experience.price !== null && (
            <Price
              size="large"
              amount={experience.price === 0 ? t('shell:common.free') : format.money(experience.price)}
              suffix={experience.price === 0 ? undefined : t('shell:common.perPerson')}
            />
          )}
          <p className={css.text}>{t(isMember ? 'form.teaser' : 'error.loginRequired')}</p>
        </div>
        <Button size="large" isFullWidth icon="calendar-check" onPress={reserve}>
          {t('form.open')}
        </Button>
      </div>
      {isMember && search.has(OPEN) && (
        <Suspense>
          <BookingSheet experience={experience} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}

export default defineSlot('experience.booking', ReservationForm)
