import { paths } from '@sureda/contract/remote/paths'
import type { DashboardStats } from '@sureda/contract/schemas/guides/guide'
import { useNow } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { Section, TextLink } from '@sureda/ui/base'
import { Icon } from '@sureda/ui/icons'
import { EmptyState } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import css from './day-timeline.module.css'

type Day = NonNullable<DashboardStats['day']>
type Group = Day['groups'][number]

/** The groups of today in order, the next one marked; where today is empty, those of the next day. */
export function DayTimeline({ day }: { day: DashboardStats['day'] }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const now = useNow(30_000)
  if (!day)
    return (
      <Section title={t('day.today')}>
        <EmptyState motif="oak" headingLevel={3} title={t('next.empty')} text={t('next.emptyText')} />
      </Section>
    )
  const next = day.groups.findIndex((group) => new Date(group.ends_at) > now)
  return (
    <Section
      title={day.is_today ? t('day.today') : t('day.next', { date: format.day(day.date) })}
      action={{ label: t('day.reservations'), href: `${paths.guideReservations()}?date=${day.date}` }}
    >
      {!day.is_today && <p className={css.quiet}>{t('day.emptyToday')}</p>}
      <ol className={css.line}>
        {day.groups.map((group, index) => (
          <li
            key={`${group.experience_id} ${group.time}`}
            className={css.stop}
            data-state={next === -1 || index < next ? 'over' : index === next ? 'next' : 'later'}
          >
            <GroupOfDay group={group} date={day.date} isNext={day.is_today && index === next} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function GroupOfDay({ group, date, isNext }: { group: Group; date: string; isNext: boolean }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const query = new URLSearchParams({ date, experience: group.experience_id })
  return (
    <article className={css.group}>
      <p className={css.time}>
        {group.time ?? t('day.allDay')}
        {group.time && <span className={css.until}>{format.time(group.ends_at)}</span>}
      </p>
      <div className={css.words}>
        {isNext && <p className={css.now}>{t('day.now')}</p>}
        <h3 className={css.title}>
          <TextLink href={`${paths.guideReservations()}?${query}`}>{group.experience_title}</TextLink>
        </h3>
        <p className={css.fact}>
          <Icon name="users" size="small" />
          {t('people', { count: group.people })}
          {group.pending > 0 && ` · ${t('experiences.waiting', { count: group.pending })}`}
        </p>
        {group.place && (
          <p className={css.fact}>
            <Icon name="map-pin" size="small" />
            {group.place}
          </p>
        )}
      </div>
    </article>
  )
}
