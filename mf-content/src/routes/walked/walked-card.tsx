import { paths } from '@sureda/contract/remote/paths'
import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import type { PointsEarned } from '@sureda/contract/schemas/points/points'
import { errorMessage } from '@sureda/remote/api'
import { PositionError } from '@sureda/remote/device'
import { completedRouteSubject } from '@sureda/remote/features/walks'
import { useFormat } from '@sureda/remote/format'
import { useWaiting } from '@sureda/remote/offline'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell'
import { Button, Motif } from '@sureda/ui/base'
import { FieldError } from '@sureda/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { roundedMetres } from '../../shared/geo/at-place.ts'
import { routeWalked } from './route-walked.ts'
import { OffRouteError, useWalked } from './use-walked.ts'
import css from './walked-card.module.css'

/**
 * The stamp at the end of a route. A member's tap asks for the position and counts the walk once; a finished recording also counts at home.
 * Guests are asked to sign in.
 */
export default function WalkedCard({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const isMember = useSession(isAuthenticated)
  const before = useQuery({ ...routeWalked(route.id), enabled: isMember })
  const walked = useWalked(route)
  const status = useRef<HTMLParagraphElement>(null)
  // the button disappears after the press, so the focus moves to the result
  useEffect(() => {
    if (walked.isSuccess && document.activeElement === document.body) status.current?.focus()
  }, [walked.isSuccess])
  const isWaiting = useWaiting(completedRouteSubject(route.id)) !== undefined
  const press = () =>
    isMember
      ? walked.mutate({ isAgain: walked.isError })
      : shell().askToLogin(`${paths.route(route.id)}${location.search}`)
  const outcome = walked.data?.state === 'sent' ? walked.data.answer : null
  const day = outcome === null && before.data ? format.date(before.data) : null
  const isDone = outcome !== null || day !== null || isWaiting
  const sentence = () => {
    if (outcome) return t(OUTCOME_TEXTS[outcome.outcome], { count: outcome.points_awarded })
    if (isWaiting) return t('shell:outbox.waiting')
    if (day) return t('walked.on', { day })
    return t(isMember ? 'walked.text' : 'walked.guestText')
  }
  const whatFailed = (error: unknown) => {
    if (error instanceof PositionError) return `${t(`shell:position.${error.fault}`)} ${t('walked.noPlace')}`
    if (!(error instanceof OffRouteError)) return errorMessage(error, t, t('walked.failed'))
    const { metres, accuracy } = error
    const distance = (length: number) => format.distance(roundedMetres(length) / 1000)
    // the accuracy is worse than the distance: the position says too little
    if (accuracy > metres) return t('checkIn.rough', { accuracy: distance(accuracy) })
    return t('walked.far', { distance: distance(metres) })
  }
  return (
    <section className={css.card} data-done={isDone || undefined} aria-label={t('walked.label')}>
      <Motif name="rings" size={104} className={css.stamp} />
      <div className={css.text}>
        <h2 className={css.title}>{t(isDone ? 'walked.done' : 'walked.title')}</h2>
        <p ref={status} role="status" tabIndex={-1}>
          {sentence()}
        </p>
        {walked.isError && <FieldError>{whatFailed(walked.error)}</FieldError>}
        {!isDone && (
          <Button
            icon="flag"
            variant="secondary"
            isPending={walked.isPending}
            pendingLabel={t('walked.pending')}
            onPress={press}
          >
            {t('walked.press')}
          </Button>
        )}
        {!isDone && isMember && <p className={css.promise}>{t('walked.promise')}</p>}
      </div>
    </section>
  )
}

const OUTCOME_TEXTS: Record<PointsEarned['outcome'], string> = {
  awarded: 'walked.points',
  already_awarded: 'walked.already',
  daily_cap: 'walked.cap',
  no_points: 'walked.already',
}
