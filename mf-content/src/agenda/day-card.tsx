import { regionalLocale } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { LazyPart } from '@sureda/remote/ui'
import { dateText } from '@sureda/ui/core'
import css from './day-card.module.css'

const loadSky = () => import(/* webpackChunkName: "agenda-later" */ './day-sky.tsx')

/** The date as a page of a tear-off calendar, with sun and moon. The title above says the date as text. */
export function DayCard({ day }: { day: string }) {
  const language = useSession((state) => state.language)
  const center = useSession((state) => state.tenant?.map.center)
  const part = (options: Intl.DateTimeFormatOptions) => dateText(regionalLocale(language), options)(day)
  return (
    <div className={css.card}>
      <p className={css.month} aria-hidden="true">
        {part({ month: 'long', year: 'numeric' })}
      </p>
      <p className={css.number} aria-hidden="true">
        {part({ day: 'numeric' })}
      </p>
      <p className={css.weekday} aria-hidden="true">
        {part({ weekday: 'long' })}
      </p>
      <div className={css.sky}>{center && <LazyPart load={loadSky} props={{ day, center }} />}</div>
    </div>
  )
}
