import type { PointsEarned } from '@sureda/contract/schemas/points/points'
import { errorMessage } from '@sureda/remote/api'
import { PositionError, serverNow, toServerTime } from '@sureda/remote/device'
import { directionsTo } from '@sureda/remote/export'
import { useFormat } from '@sureda/remote/format'
import { useWaiting } from '@sureda/remote/offline'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell'
import { Button, LinkButton } from '@sureda/ui/base'
import { bringIntoView } from '@sureda/ui/core'
import { FaultNotice } from '@sureda/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { roundedMetres } from '../geo/at-place.ts'
import css from './check-in-card.module.css'
import { checkedIn, checkInSubject } from './check-in-queries.ts'
import { CheckInStamp } from './check-in-stamp.tsx'
import { type CheckInPlace, TooFarError, targetOf, useCheckIn } from './use-check-in.ts'

/**
 * A member's tap at a place asks for the position, stamps the visit and earns its points, once. Without network the visit waits on the
 * phone with its position and time. It loads when near (`LazyPart`, `whenNear`).
 */
export default function CheckInCard(place: CheckInPlace) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const title = useId()
  const { pathname, search } = useLocation()
  const { id, points } = place.offer
  const isMember = useSession(isAuthenticated)
  const before = useQuery({ ...checkedIn(id), enabled: isMember })
  const visit = useCheckIn(place)
  const waiting = useWaiting(checkInSubject(id))
  const outcome = visit.data?.state === 'sent' ? visit.data.answer : null
  const at = waiting
    ? new Date(toServerTime(waiting.at)).toISOString()
    : (before.data ?? (outcome && new Date(serverNow()).toISOString()))
  const far = visit.error instanceof TooFarError ? visit.error : null
  // the accuracy is worse than the distance: the stamp cannot point in a direction
  const isRough = far !== null && far.accuracy > far.aim.metres
  const sentence = () => {
    if (waiting) return t('shell:outbox.waiting')
    if (outcome) return t(OUTCOME_TEXTS[outcome.outcome], { count: outcome.points_awarded })
    if (at) return t('checkIn.on', { day: format.date(at) })
    if (far && isRough)
      return t('checkIn.rough', { accuracy: format.distance(roundedMetres(far.accuracy) / 1000) })
    if (far) {
      const distance = format.distance(roundedMetres(far.aim.metres) / 1000)
      return t('checkIn.far', { distance, wind: t(`checkIn.wind.${far.aim.wind}`) })
    }
    return t(isMember ? 'checkIn.text' : 'checkIn.guestText', { count: points })
  }
  const day = at ? format.tile(at) : null
  const center = day
    ? { big: day.day, small: day.month }
    : far && !isRough
      ? { degrees: Math.round(far.aim.degrees) }
      : { big: `+${points}` }
  return (
    <section className={css.card} aria-labelledby={title}>
      <div className={css.text}>
        <h2 id={title} className={css.title}>
          {t(at ? 'checkIn.done' : far ? 'checkIn.farTitle' : 'checkIn.title')}
        </h2>
        {/* the pressed button has disappeared, so the focus goes to the result */}
        <p role="status" tabIndex={-1} ref={visit.isSuccess ? bringIntoView : undefined}>
          {sentence()}
        </p>
      </div>
      <CheckInStamp name={place.title} center={center} isPressed={at !== null} />
      {!at && (
        <div className={css.actions}>
          {visit.isError && !far && <FaultNotice of={visit.error}>{whatFailed(visit.error, t)}</FaultNotice>}
          <Button
            isFullWidth
            icon={isMember ? 'map-pin' : 'log-in'}
            isPending={visit.isPending}
            pendingLabel={t('checkIn.pending')}
            onPress={() =>
              isMember ? visit.mutate({ isAgain: visit.isError }) : shell().askToLogin(pathname + search)
            }
          >
            {t(!isMember ? 'shell:common.signIn' : far ? 'checkIn.again' : 'checkIn.press')}
          </Button>
          {far ? (
            <LinkButton
              {...directionsTo({ ...targetOf(place), name: place.title })}
              variant="secondary"
              icon="navigation"
            >
              {t('shell:common.directions')}
            </LinkButton>
          ) : (
            isMember && <p className={css.promise}>{t('checkIn.promise')}</p>
          )}
        </div>
      )}
    </section>
  )
}

const OUTCOME_TEXTS: Record<PointsEarned['outcome'], string> = {
  awarded: 'checkIn.points',
  already_awarded: 'checkIn.already',
  daily_cap: 'checkIn.cap',
  no_points: 'checkIn.none',
}

const whatFailed = (error: unknown, t: Parameters<typeof errorMessage>[1]): string =>
  error instanceof PositionError
    ? t(`shell:position.${error.fault}`)
    : errorMessage(error, t, t('checkIn.failed'))
