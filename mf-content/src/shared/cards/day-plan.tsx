import { useNow } from '@sureda/remote/device'
import { useTimeZone } from '@sureda/remote/format'
import { useTranslation } from 'react-i18next'
import { type TimelineItem, TimelineList } from './timeline-list.tsx'

/** Today's hours of a package; the next one in the territory's time zone is marked. */
export function DayPlan({ items }: { items: readonly TimelineItem[] }) {
  const { t } = useTranslation('content')
  const timeZone = useTimeZone()
  const moment = useNow(60_000)
  if (items.length === 0) return <p>{t('home.dayFree')}</p>
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const now = clock.format(moment)
  const next = items.findIndex(({ time }) => time >= now)
  return <TimelineList items={items} next={next === -1 ? items.length : next} />
}
