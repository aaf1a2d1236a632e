import { ApiError } from '@sureda/remote/api-error'
import { positionPermission } from '@sureda/remote/geolocation'
import { useSession } from '@sureda/remote/session'
import { Banner } from '@sureda/ui/banner'
import { Button } from '@sureda/ui/button'
import { Icon } from '@sureda/ui/icon'
import { Spinner } from '@sureda/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { weatherFault } from '../domain/weather-fault.ts'
import { type WeatherPlace, weatherAt } from '../queries/weather-queries.ts'
import { WeatherReading } from './weather-reading.tsx'
import css from './weather-widget.module.css'

/** The weather where the person stands. The position is asked for after a tap only; whoever refuses gets the territory's weather instead. */
export function WeatherWidget() {
  const { t } = useTranslation('content')
  const center = useSession((state) => state.tenant?.map.center)
  const [chosen, setChosen] = useState<WeatherPlace | null>(null)
  const permission = useQuery({
    queryKey: ['position-permission'],
    queryFn: positionPermission,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const place = chosen ?? (permission.data === 'granted' ? 'here' : null)
  const weather = useQuery({ ...weatherAt(place ?? 'here'), enabled: place !== null })
  const fault = weather.isError ? weatherFault(weather.error) : null
  const refused = fault === 'denied' || (place === null && permission.data === 'denied')

  return (
    <section
      className={css.widget}
      aria-label={t('weather.title')}
      aria-busy={weather.isFetching || undefined}
    >
      {weather.data && place ? (
        <WeatherReading weather={weather.data} query={weather} />
      ) : place === null || fault === 'denied' ? (
        <div className={css.ask}>
          <Icon name="cloud-sun" size="large" className={css.sky} />
          <p className={css.words}>{t('weather.why')}</p>
          {fault === 'denied' && (
            <Banner kind="warning" isLive>
              {t('weather.fault.denied')}
            </Banner>
          )}
          <div className={css.actions}>
            <Button
              size="small"
              icon="locate"
              variant="secondary"
              onPress={() => (chosen === 'here' ? void weather.refetch() : setChosen('here'))}
              isPending={place === 'here' && weather.isFetching}
              pendingLabel={t('weather.loading')}
            >
              {t('weather.allow')}
            </Button>
            {refused && center && (
              <Button size="small" variant="quiet" onPress={() => setChosen(center)}>
                {t('weather.here')}
              </Button>
            )}
          </div>
        </div>
      ) : fault ? (
        <div className={css.ask} role="alert">
          <Icon name="cloud-fog" size="large" className={css.sky} />
          <p className={css.words}>
            {t(`weather.fault.${fault}`, {
              status: weather.error instanceof ApiError ? weather.error.status : undefined,
            })}
          </p>
          {/* a missing key is the office's to add: asking again would only disappoint twice */}
          {fault !== 'key' && (
            <div className={css.actions}>
              <Button
                size="small"
                icon="refresh"
                variant="quiet"
                onPress={() => void weather.refetch()}
                isPending={weather.isFetching}
                pendingLabel={t('weather.loading')}
              >
                {t('shell:common.retry')}
              </Button>
            </div>
          )}
        </div>
      ) : (
        <div className={css.loading}>
          <Spinner size="small" label={t('weather.loading')} />
          <p className={css.words}>{t('weather.loading')}</p>
        </div>
      )}
    </section>
  )
}
