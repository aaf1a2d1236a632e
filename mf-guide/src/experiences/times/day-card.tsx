import type { SlotRules } from '@sureda/contract/rules/slots-of-day'
import type { TimeSlots } from '@sureda/contract/schemas/bookings/time-slots'
import { Badge, Button, Card } from '@sureda/ui/base'
import { Meter } from '@sureda/ui/charts'
import { useTranslation } from 'react-i18next'
import css from './day-card.module.css'
import { calendarDay, type SpecialDay } from './slot-values.ts'

interface DayCardProps {
  title: string
  date: string
  rules: SlotRules
  taken: TimeSlots['taken']
  isLodging: boolean
  special: SpecialDay | undefined
  isChanged: boolean
  isPast: boolean
  onPress: () => void
}

/** The chosen day: its times, their occupancy, and a button that makes it a special day. */
export function DayCard(props: DayCardProps) {
  const { title, date, rules, taken, isLodging, special, isChanged, isPast, onPress } = props
  const { t } = useTranslation('guide')
  const slots = calendarDay(rules, taken, date)
  return (
    <Card as="section" className={css.card} aria-label={title}>
      <div className={css.head}>
        <h3 className={css.title}>{title}</h3>
        {special && (
          <Badge
            tone={special.type === 'closed' ? 'danger' : special.type === 'limited' ? 'warning' : 'accent'}
          >
            {t(isLodging && special.type === 'limited' ? 'slots.fewerRooms' : `slots.kind.${special.type}`)}
          </Badge>
        )}
        {isChanged && <span className={css.changed}>{t('edit.changed')}</span>}
      </div>
      {special?.note && <p>{special.note}</p>}
      {slots.length === 0 && <p>{t('slots.nothing')}</p>}
      {slots.map(({ time, capacity, booked, isOffered }) => (
        <Meter
          key={time}
          label={isOffered ? time : t('slots.offeredNoMore', { time })}
          value={Math.min(booked, Math.max(1, capacity))}
          max={Math.max(1, capacity)}
          valueText={
            isOffered
              ? t(isLodging ? 'slots.roomsOf' : 'slots.of', { booked, capacity })
              : t(isLodging ? 'slots.roomsTaken' : 'people', { count: booked })
          }
          tone={booked >= capacity ? 'warning' : 'accent'}
        />
      ))}
      {!isPast && (
        <Button variant="secondary" icon="edit" onPress={onPress}>
          {t('slots.changeDay')}
        </Button>
      )}
    </Card>
  )
}
