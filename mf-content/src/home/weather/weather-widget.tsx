import { ApiError } from '@sureda/remote/api'
import { Banner, Button } from '@sureda/ui/base'
import { Icon } from '@sureda/ui/icons'
import { Spinner } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import { useWeather } from './use-weather.ts'
import { WeatherReading } from './weather-reading.tsx'
import css from './weather-widget.module.css'

/**
 * The weather at the visitor's position. The position is asked for after a tap only; where it is refused or not found, the widget shows the territory's
 * weather instead.
 */
export function WeatherWidget() {
  const { t } = useTranslation('content')
  const { query, place, fault, choose, retry, isAsked, canBeTerritory, canBeHere, isRefused } = useWeather()
  const allow = canBeHere && (
    <Button
      size="small"
      icon="locate"
      variant={query.data ? 'quiet' : 'secondary'}
      onPress={() => choose('here')}
      isPending={place === 'here' && query.isFetching}
      pendingLabel={t('weather.loading')}
    >
      {t('shell:position.allow')}
    </Button>
  )
  const territory = canBeTerritory && (
    <Button size="small" variant="quiet" onPress={() => choose('territory')}>
      {t('weather.here')}
    </Button>
  )

  return (
    <section
      className={css.widget}
      aria-label={t('weather.title')}
      aria-busy={query.isFetching || undefined}
      data-needs-scripts=""
    >
      {query.data && place ? (
        <>
          <WeatherReading weather={query.data} query={query} />
          {place !== 'here' && allow && <div className={css.actions}>{allow}</div>}
        </>
      ) : place === null || fault === 'denied' ? (
        <div className={css.ask}>
          <Icon name="cloud-sun" size="large" className={css.sky} />
          <p className={css.text}>{t(canBeHere ? 'weather.why' : 'weather.fault.unsupported')}</p>
          {fault === 'denied' && (
            <Banner kind="warning" isLive={isAsked}>
              {t('weather.fault.denied')}
            </Banner>
          )}
          <div className={css.actions}>
            {allow}
            {isRefused && territory}
          </div>
        </div>
      ) : fault ? (
        <div className={css.ask} role={isAsked ? 'alert' : undefined}>
          <Icon name="cloud-fog" size="large" className={css.sky} />
          <p className={css.text}>
            {t(`weather.fault.${fault}`, {
              status: query.error instanceof ApiError ? query.error.status : undefined,
            })}
          </p>
          {/* only the office can add a missing key, so there is no retry */}
          {fault !== 'key' && (
            <div className={css.actions}>
              <Button
                size="small"
                icon="refresh"
                variant="quiet"
                onPress={retry}
                isPending={query.isFetching}
                pendingLabel={t('weather.loading')}
              >
                {t('shell:common.retry')}
              </Button>
              {territory}
            </div>
          )}
        </div>
      ) : (
        <div className={css.loading}>
          <Spinner size="small" label={t('weather.loading')} />
          <p className={css.text}>{t('weather.loading')}</p>
        </div>
      )}
    </section>
  )
}
