import { paths } from '@sureda/contract/remote/paths'
import type { DashboardStats } from '@sureda/contract/schemas/guides/guide'
import { useNow } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { CardList, ListCard, Section } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { AnswerTime } from '../shared/answer-time.tsx'

/** Requests that need an answer, with the time left. */
export function WaitingList({ waiting }: { waiting: DashboardStats['waiting'] }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const now = useNow(30_000)
  if (waiting.length === 0) return null
  const all = `${paths.guideReservations()}?status=pending`
  return (
    <Section title={t('reservations.waiting')} action={{ label: t('reservations.all'), href: all }}>
      <CardList label={t('reservations.waiting')}>
        {waiting.map((row) => (
          <ListCard
            key={row.id}
            href={all}
            title={row.member_name}
            text={row.experience_title}
            meta={[
              { icon: 'calendar', text: [format.day(row.date), row.time].filter(Boolean).join(', ') },
              { icon: 'users', text: t('people', { count: row.people }) },
            ]}
            badge={<AnswerTime reservation={row} now={now} />}
          />
        ))}
      </CardList>
    </Section>
  )
}
