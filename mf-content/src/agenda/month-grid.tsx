import { regionalLocale } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { Banner, Button } from '@sureda/ui/base'
import { MonthCalendar } from '@sureda/ui/calendar'
import { dateText } from '@sureda/ui/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventQueries } from '../shared/content/event-queries.ts'
import { FIRST_DAY, LAST_DAY, pageOf } from './agenda-view.ts'

interface MonthGridProps {
  /** `YYYY-MM-DD`, the chosen day; the grid shows its month. */
  date: string
  today: string
  onChoose: (date: string) => void
}

/** The grid of a month. Arrow keys move the focus; when they leave the month they turn the page, as the buttons do. */
export default function MonthGrid({ date, today, onChoose }: MonthGridProps) {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const [look, setLook] = useState({ from: date, at: date })
  const { from, to } = pageOf({ view: 'month', date })
  const counts = useQuery(eventQueries.days(from, to))
  const full = dateText(regionalLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const countOf = (day: string) => counts.data?.get(day) ?? 0
  const lookAt = (day: string) => {
    if (day < from || day > to) onChoose(day)
    else setLook({ from: date, at: day })
  }
  return (
    <>
      <MonthCalendar
        label={t('agenda.title')}
        value={date}
        onChange={onChoose}
        focused={look.from === date ? look.at : date}
        onFocusChange={lookAt}
        today={today}
        minDate={FIRST_DAY}
        maxDate={LAST_DAY}
        countOf={countOf}
        describe={(day) =>
          [
            full(day),
            day === today && t('agenda.today'),
            counts.data &&
              (countOf(day) > 0 ? t('agenda.count', { count: countOf(day) }) : t('agenda.nothing')),
          ]
            .filter(Boolean)
            .join(', ')
        }
        locale={regionalLocale(language)}
      />
      {counts.isError && !counts.data && (
        <Banner
          kind="warning"
          action={
            <Button size="small" variant="quiet" icon="refresh" onPress={() => void counts.refetch()}>
              {t('shell:common.retry')}
            </Button>
          }
        >
          {t('agenda.marksFailed')}
        </Banner>
      )}
    </>
  )
}
