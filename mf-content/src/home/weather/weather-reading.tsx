import type { Weather } from '@sureda/contract/schemas/platform/weather'
import { useFormat } from '@sureda/remote/format'
import { type Freshness, StaleNotice } from '@sureda/remote/query'
import { CardMetaRow } from '@sureda/ui/base'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { weatherIcon } from './weather-icon.ts'
import css from './weather-widget.module.css'

/** The weather in one line, degrees first. */
export function WeatherReading({ weather, query }: { weather: Weather; query: Freshness }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const { location, temperature, condition, humidity, wind_speed, visibility, icon } = weather
  return (
    <>
      <div className={css.reading}>
        <Icon name={weatherIcon(icon)} size="large" className={css.sky} />
        <p className={css.degrees}>{format.temperature(temperature)}</p>
        <div>
          <p className={css.condition}>{condition}</p>
          <p className={css.city}>{[location.city, location.country].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <CardMetaRow
        items={[
          { icon: 'droplets', text: format.percent(humidity / 100), label: t('weather.humidity') },
          { icon: 'wind', text: format.speed(wind_speed), label: t('weather.wind') },
          ...(visibility === null
            ? []
            : [{ icon: 'eye' as const, text: format.distance(visibility), label: t('weather.visibility') }]),
        ]}
      />
      <StaleNotice query={query} />
    </>
  )
}
