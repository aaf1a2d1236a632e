import { paths } from '@sureda/contract/remote/paths'
import type { WaitlistBody } from '@sureda/contract/schemas/bookings/waitlist'
import { ApiError, errorMessage, newIdempotencyKey } from '@sureda/remote/api'
import { useFormat } from '@sureda/remote/format'
import { shell } from '@sureda/remote/shell'
import { Banner, Button, LinkButton, Stack } from '@sureda/ui/base'
import { bringIntoView } from '@sureda/ui/core'
import { FaultNotice } from '@sureda/ui/forms'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WayOutOf } from '../reservation-form/refusal/way-out-link.tsx'
import { reservationQueries } from '../shared/reservation-queries.ts'
import { isOpen, joinWaitlist, refreshWaitlist, waitlistQueries } from '../shared/waitlist-queries.ts'
import css from './join-waitlist.module.css'

/** For a time that is full for so many people: joins its waitlist, or shows the member's position. Give it a `key` of slot and people. */
export function JoinWaitlist(wish: WaitlistBody) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const [key] = useState(newIdempotencyKey)
  const { data: mine = [] } = useQuery(waitlistQueries.mine())
  const { data: reservations = [] } = useQuery(reservationQueries.mine())
  const join = useMutation({
    mutationFn: () => joinWaitlist(wish, key),
    onError: (error) => {
      // the time is no longer full, so this component goes: the message must stay
      if (codeOf(error) === 'waitlist_seats_free')
        shell().toast({ kind: 'info', text: errorMessage(error, t) })
    },
    onSettled: refreshWaitlist,
  })
  const entry = mine.find(
    (one) =>
      isOpen(one) &&
      one.experience_id === wish.experience_id &&
      one.date === wish.date &&
      one.time === wish.time,
  )
  if (entry)
    return (
      <Banner
        kind={entry.status === 'offered' ? 'success' : 'info'}
        isLive
        ref={join.isSuccess ? bringIntoView : undefined}
        title={t(entry.status === 'offered' ? 'waitlist.offered' : 'waitlist.waiting')}
        action={
          <LinkButton size="small" variant="secondary" href={paths.reservations()}>
            {t('list.title')}
          </LinkButton>
        }
      >
        {entry.position !== null &&
          (entry.position === 1
            ? t('waitlist.next')
            : t('waitlist.place', { place: format.number(entry.position) }))}
      </Banner>
    )
  // an accepted offer is a reservation: there is nothing left to wait for
  const own = reservations.find(
    ({ experience_id, date, time, status }) =>
      (status === 'pending' || status === 'confirmed') &&
      experience_id === wish.experience_id &&
      date === wish.date &&
      time === wish.time,
  )
  if (own)
    return (
      <Banner
        kind="success"
        isLive
        title={t('form.yours')}
        action={
          <LinkButton size="small" variant="secondary" href={`${paths.reservations()}?pass=${own.id}`}>
            {t('list.pass')}
          </LinkButton>
        }
      >
        {t('form.yoursText', {
          day: format.day(own.date),
          time: own.time,
          status: t(`reservation.${own.status}`),
        })}
      </Banner>
    )
  return (
    <Stack gap={3}>
      {join.isError && (
        <FaultNotice of={join.error} title={t('waitlist.joinFailed')} action={<WayOn error={join.error} />}>
          {errorMessage(join.error, t)}
        </FaultNotice>
      )}
      <p className={css.rule}>{t('waitlist.rule')}</p>
      <Button
        variant="secondary"
        icon="clock"
        isPending={join.isPending}
        pendingLabel={t('shell:common.sending')}
        onPress={() => join.mutate()}
      >
        {t('waitlist.join', { count: wish.people })}
      </Button>
    </Stack>
  )
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)

/** A link to what helps after a refusal; other refusals say in their text what to change. */
function WayOn({ error }: { error: unknown }) {
  const { t } = useTranslation('booking')
  if (codeOf(error) === 'waitlist_exists')
    return (
      <LinkButton size="small" variant="secondary" href={paths.reservations()}>
        {t('list.title')}
      </LinkButton>
    )
  return <WayOutOf error={error} />
}
