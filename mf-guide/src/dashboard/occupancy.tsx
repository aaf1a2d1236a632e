import type { DashboardStats } from '@sureda/contract/schemas/guides/guide'
import { useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { Disclosure } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './occupancy.module.css'
import { occupancySummary, toneOf, weekdayOf } from './occupancy-tone.ts'

/** How full the next seven days are: bars, and the same numbers as a table for screen readers. */
export function Occupancy({ days }: { days: DashboardStats['occupancy'] }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const language = useSession((state) => state.language)
  const summary = occupancySummary(days)
  return (
    <div className={css.card}>
      <p className={css.summary}>
        {summary.capacity === 0
          ? t('occupancy.nothing')
          : t('occupancy.summary', { booked: summary.booked, capacity: summary.capacity })}
      </p>
      <div className={css.bars} aria-hidden="true">
        {days.map((day) => (
          <div key={day.date} className={css.day}>
            <span className={css.share}>{day.capacity > 0 ? format.percent(day.occupancy) : '–'}</span>
            <span className={css.track}>
              <span
                className={css.bar}
                data-tone={toneOf(day)}
                style={{ blockSize: `${Math.min(1, day.occupancy) * 100}%` }}
              />
            </span>
            <span className={css.name}>{weekdayOf(day.date, language)}</span>
          </div>
        ))}
      </div>
      <Disclosure title={t('occupancy.asTable')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('occupancy.day')}</th>
              <th scope="col">{t('occupancy.booked')}</th>
              <th scope="col">{t('occupancy.capacity')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row">{format.day(day.date)}</th>
                <td>{format.number(day.booked)}</td>
                <td>{day.capacity > 0 ? format.number(day.capacity) : t('occupancy.closed')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  )
}
