import type { RateableType } from '@sureda/contract/codes/enums'
import type { RatingBody } from '@sureda/contract/schemas/points/points'
import { errorMessage } from '@sureda/remote/api'
import { useWaiting } from '@sureda/remote/offline'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell'
import { Button, Section } from '@sureda/ui/base'
import { RatingInput } from '@sureda/ui/forms'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import css from './rate-it.module.css'
import { ownRating, rate, ratingSubject } from './rating-queries.ts'

interface RateItProps {
  type: RateableType
  id: string
  /** Its name, for the list of what waits to be sent. */
  title: string
}

/**
 * The member's own rating of an item. It loads when near (`LazyPart`, `whenNear`), because the input is larger than the average. Guests are
 * asked to sign in and come back here.
 */
export default function RateIt({ type, id, title }: RateItProps) {
  const { t } = useTranslation('content')
  const { pathname } = useLocation()
  const isMember = useSession(isAuthenticated)
  return (
    <Section title={t('rating.title')}>
      {isMember ? (
        <Stars type={type} id={id} title={title} />
      ) : (
        <div className={css.guest}>
          <p>{t('rating.guest')}</p>
          <Button variant="secondary" icon="log-in" onPress={() => shell().askToLogin(pathname)}>
            {t('shell:common.signIn')}
          </Button>
        </div>
      )}
    </Section>
  )
}

/** Pause before a rating is sent: arrow keys pass over other stars, and only the last one counts. */
const SETTLED_MS = 600

function Stars({ type, id, title }: RateItProps) {
  const { t } = useTranslation('content')
  const [chosen, setChosen] = useState<number | null>(null)
  const { data } = useQuery(ownRating(type, id))
  const waiting = useWaiting(ratingSubject(type, id))
  const stored = (waiting?.body as RatingBody | undefined)?.rating
  const give = useMutation({
    mutationFn: (stars: number) => rate({ type, id, title }, stars),
    onSuccess: (performed) => {
      // the shell has already said that it waits
      if (performed.state === 'waiting') return
      const { points_awarded: points, outcome } = performed.answer
      const earned = points > 0 ? t('rating.points', { count: points }) : null
      const full = outcome === 'daily_cap' ? t('rating.dailyCap') : null
      const unpaid = outcome === 'no_points' ? t('rating.noPoints') : null
      shell().toast({
        kind: 'success',
        text: [t('rating.thanks'), earned, full, unpaid].filter(Boolean).join(' '),
      })
    },
    onError: (error) => shell().toast({ kind: 'error', text: errorMessage(error, t, t('rating.failed')) }),
  })
  const { mutate } = give
  useOnceSettled(chosen, (stars) =>
    mutate(stars, { onSettled: () => setChosen((now) => (now === stars ? null : now)) }),
  )
  return (
    <RatingInput
      label={t('rating.yours')}
      description={waiting ? t('shell:outbox.waiting') : data?.rating === null ? t('rating.why') : undefined}
      value={chosen ?? stored ?? data?.rating ?? null}
      onChange={setChosen}
      starText={(value) => t('rating.stars', { count: value })}
      valueText={(value) => t(`rating.words.${value as 1 | 2 | 3 | 4 | 5}`)}
    />
  )
}

/** Sends the choice after a pause, or when the visitor leaves the screen or the page. */
function useOnceSettled(chosen: number | null, send: (stars: number) => void): void {
  const due = useRef<() => void>(undefined)
  const latestSend = useEffectEvent(send)
  useEffect(() => {
    if (chosen === null) return
    const sendNow = () => {
      clearTimeout(timer)
      due.current = undefined
      latestSend(chosen)
    }
    const timer = setTimeout(sendNow, SETTLED_MS)
    due.current = sendNow
    return () => clearTimeout(timer)
  }, [chosen])
  useEffect(() => {
    const leave = () => due.current?.()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}
