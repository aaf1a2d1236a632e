import type { ClosureTouches } from '@sureda/contract/schemas/guides/closure'
import { useFormat } from '@sureda/remote/format'
import { Card, Section } from '@sureda/ui/base'
import { Icon, type IconName } from '@sureda/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { bookedDays } from './booked-days.ts'
import css from './touches.module.css'

/** What a closure would touch, reservations first. */
export function Touches({ touches }: { touches: ClosureTouches }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const { reservations, routes, route_points: stops, games, experiences, slots, slot_count: count } = touches
  const own = experiences.filter((experience) => experience.own)
  const others = experiences.filter((experience) => !experience.own)
  const booked = bookedDays(slots)
  const isNothing = routes.length + games.length + experiences.length === 0
  return (
    <Section title={t('touches.title')}>
      <Card className={css.card}>
        {isNothing && <p role="status">{t('touches.nothing')}</p>}
        {reservations.length > 0 && (
          <Part icon="users" title={t('touches.reservations', { count: reservations.length })}>
            <ul className={css.people}>
              {reservations.map((row) => (
                <li key={row.id}>
                  <strong>{row.member_name}</strong>, {t('people', { count: row.people })}
                  <br />
                  {format.day(row.date)}
                  {row.time && `, ${row.time}`} · {row.experience_title}
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Names icon="ticket" title={t('touches.own', { count: own.length })} items={own} />
        {count > 0 && (
          <Part icon="calendar-x" title={t('touches.slots', { count })}>
            {booked.length > 0 && (
              <ul className={css.people}>
                {booked.map((day) => (
                  <li key={day.date}>
                    {t('touches.booked', { day: format.day(day.date), booked: day.booked })}
                  </li>
                ))}
              </ul>
            )}
          </Part>
        )}
        <Names icon="alert-triangle" title={t('touches.others', { count: others.length })} items={others} />
        <Names icon="route" title={t('touches.routes', { count: routes.length })} items={routes} />
        {stops.length > 0 && <Part icon="map-pin" title={t('touches.stops', { count: stops.length })} />}
        <Names icon="gamepad" title={t('touches.games', { count: games.length })} items={games} />
      </Card>
    </Section>
  )
}

function Names({
  icon,
  title,
  items,
}: {
  icon: IconName
  title: string
  items: readonly { id: string; title: string }[]
}) {
  if (items.length === 0) return null
  return (
    <Part icon={icon} title={title}>
      <p className={css.names}>{items.map((item) => item.title).join(' · ')}</p>
    </Part>
  )
}

function Part({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <div className={css.part}>
      <Icon name={icon} />
      <div>
        <h3 className={css.title}>{title}</h3>
        {children}
      </div>
    </div>
  )
}
