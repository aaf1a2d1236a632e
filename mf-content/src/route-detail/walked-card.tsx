import { paths } from '@sureda/contract/paths'
import type { RouteDetail } from '@sureda/contract/route'
import { errorMessage } from '@sureda/remote/error-message'
import { newIdempotencyKey } from '@sureda/remote/idempotency-key'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell-services'
import { Button } from '@sureda/ui/button'
import { FieldError } from '@sureda/ui/field-error'
import { Motif } from '@sureda/ui/motif'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { completeRoute, type RouteCompleted } from '../queries/complete-route.ts'
import css from './walked-card.module.css'

/** The stamp at the end of the walk, as in a hiker's book: members press it, it counts once, guests are asked to sign in. */
export function WalkedCard({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  const isMember = useSession(isAuthenticated)
  // one intent: a second press after a lost answer must not be a second walk
  const [key] = useState(newIdempotencyKey)
  const walked = useMutation({ mutationFn: () => completeRoute(route.id, key) })
  const press = () =>
    isMember ? walked.mutate() : shell().askToLogin(`${paths.route(route.id)}${location.search}`)
  return (
    <section className={css.card} data-done={walked.isSuccess || undefined} aria-label={t('walked.title')}>
      <Motif name="rings" size={104} className={css.stamp} />
      <div className={css.words}>
        <h2 className={css.title}>{t(walked.isSuccess ? 'walked.done' : 'walked.title')}</h2>
        <p role="status">
          {walked.data ? outcomeText(walked.data, t) : t(isMember ? 'walked.text' : 'walked.guestText')}
        </p>
        {walked.isError && <FieldError>{errorMessage(walked.error, t, t('walked.failed'))}</FieldError>}
        {!walked.isSuccess && (
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
      </div>
    </section>
  )
}

function outcomeText(
  { outcome, points_awarded: count }: RouteCompleted,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  if (outcome === 'already_awarded') return t('content:walked.already')
  if (outcome === 'daily_cap') return t('content:walked.cap', { count })
  return t('content:walked.points', { count })
}
