import { paths } from '@sureda/contract/remote/paths'
import { useHour } from '@sureda/remote/device'
import { directionsTo } from '@sureda/remote/export'
import { useClosureSentence, useFormat, useTimeZone } from '@sureda/remote/format'
import { Banner, Card, LinkButton, Section } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { experienceQueries } from '../shared/content/content-queries.ts'
import { ReservedSpace } from '../shared/loading/reserved-space.tsx'
import css from './my-package.module.css'
import { type NextReservation, nextReservation } from './next-reservation.ts'
import { myReservations } from './reservation-queries.ts'
import { weatherAt } from './weather/weather-queries.ts'

/** The member's next reservation: when, where, and the pass. Without a reservation it renders nothing. */
export default function NextReservationCard() {
  const timeZone = useTimeZone()
  const { data = [], isLoading } = useQuery(myReservations())
  const ahead = nextReservation(data, timeZone, useHour())
  return ahead ? (
    <ReservationCard ahead={ahead} />
  ) : (
    <ReservedSpace name="home-reservation" isWaiting={isLoading} />
  )
}

function ReservationCard({ ahead: { reservation, days, hasBegun } }: { ahead: NextReservation }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const closureSentence = useClosureSentence()
  const { experience, date, time, status, closure, can_cancel } = reservation
  const { data: place, isLoading } = useQuery(experienceQueries.detail(reservation.experience_id))
  const { latitude = null, longitude = null } = place ?? {}
  const point = latitude === null || longitude === null ? null : ([latitude, longitude] as const)
  // the service only has the present weather, which helps only on the day itself
  const { data: weather, isLoading: isWeatherLoading } = useQuery({
    ...weatherAt(point ?? [0, 0]),
    enabled: point !== null && days <= 0,
  })
  const when = days === 0 ? t('home.ahead.today') : days === 1 ? t('home.ahead.tomorrow') : null
  return (
    <ReservedSpace name="home-reservation" isWaiting={isLoading || isWeatherLoading}>
      <Section title={t('home.ahead.mine')}>
        <Card padding="medium" tone="primary">
          <p>{hasBegun ? t('home.ahead.going') : (when ?? t('home.ahead.inDays', { count: days }))}</p>
          <h3 className={css.title}>{experience.title}</h3>
          <p>{[format.day(date), time, experience.locationName].filter(Boolean).join(' · ')}</p>
          {weather && (
            <p>
              {t('home.ahead.weather', {
                weather: `${format.temperature(weather.temperature)}, ${weather.condition}`,
              })}
            </p>
          )}
          {closure && <Banner kind="warning">{closureSentence(closure)}</Banner>}
          {status === 'pending' && !closure && <p>{t('home.ahead.pending')}</p>}
          <div className={`${css.tips} ${css.below}`}>
            {closure && can_cancel && (
              <LinkButton href={paths.rebook(reservation.experience_id, reservation.id)} icon="calendar">
                {t('home.ahead.rebook')}
              </LinkButton>
            )}
            <LinkButton
              href={status === 'pending' ? paths.reservations() : paths.reservationPass(reservation.id)}
              variant="secondary"
              icon="ticket"
            >
              {t(status === 'pending' ? 'home.ahead.open' : 'home.ahead.pass')}
            </LinkButton>
            {point && (
              <LinkButton
                variant="secondary"
                icon="map-pin"
                {...directionsTo({ latitude: point[0], longitude: point[1], name: experience.title })}
              >
                {t('home.ahead.directions')}
              </LinkButton>
            )}
          </div>
        </Card>
      </Section>
    </ReservedSpace>
  )
}
