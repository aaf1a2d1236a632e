import type { ManifestEntry, ManifestSlot } from '@sureda/contract/schemas/guides/manifest'
import { useFormat } from '@sureda/remote/format'
import { Banner, Button, Disclosure, Section, Stack } from '@sureda/ui/base'
import { Meter } from '@sureda/ui/charts'
import { useTranslation } from 'react-i18next'
import { type AttendanceState, countHere, isExpected } from '../attendance-state.ts'
import { useMarking } from '../use-marking.ts'
import { PersonCard } from './person-card.tsx'
import css from './slot-people.module.css'

interface SlotPeopleProps {
  date: string
  slot: ManifestSlot
  now: Date
  attendanceOf: (entry: ManifestEntry) => AttendanceState
  onMessage: () => void
}

/** The people of one slot, with a count of those who are here. */
export function SlotPeople({ date, slot, now, attendanceOf, onMessage }: SlotPeopleProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const note = useMarking(date)
  const attendances = new Map(slot.entries.map((entry) => [entry.id, attendanceOf(entry)] as const))
  const { here, expected } = countHere(slot.entries, (entry) => attendances.get(entry.id)?.state === 'here')
  const waiting = [...attendances.values()].filter((one) => one.isWaiting).length
  const canMark = now >= new Date(slot.check_in_from)
  const hasBegun = now >= new Date(slot.starts_at)
  const people = slot.entries.filter(isExpected)
  const rest = slot.entries.filter((entry) => !isExpected(entry))
  const row = (entry: ManifestEntry) => {
    const one = attendances.get(entry.id)
    return (
      one && (
        <PersonCard
          key={entry.id}
          entry={entry}
          attendance={one}
          canMark={canMark}
          canBeAbsent={hasBegun}
          onNote={(what) => note({ id: entry.id, name: entry.name, what })}
        />
      )
    )
  }
  return (
    <Section title={`${slot.time} · ${slot.experience.title}`}>
      <Stack gap={4}>
        <div className={css.count}>
          <p className={css.number} role="status">
            {t('dayList.count', { here, expected })}
          </p>
          <Meter
            label={t('dayList.countLabel')}
            labelHidden
            value={here}
            max={Math.max(expected, 1)}
            valueText={t('dayList.count', { here, expected })}
            tone={here === expected && expected > 0 ? 'success' : 'accent'}
          />
          {waiting > 0 && <p className={css.waiting}>{t('dayList.waiting', { count: waiting })}</p>}
        </div>
        {!canMark && (
          <Banner kind="info">{t('dayList.opens', { at: format.dateTime(slot.check_in_from) })}</Banner>
        )}
        {people.length > 0 ? (
          <ul className={css.people} aria-label={t('dayList.people')}>
            {people.map(row)}
          </ul>
        ) : (
          <p className={css.none}>{t('dayList.none')}</p>
        )}
        {rest.length > 0 && (
          <Disclosure title={t('dayList.rest')} note={format.number(rest.length)}>
            <ul className={css.people}>{rest.map(row)}</ul>
          </Disclosure>
        )}
        {people.length > 0 && (
          <Button variant="secondary" isFullWidth icon="message" onPress={onMessage}>
            {t('dayList.message')}
          </Button>
        )}
      </Stack>
    </Section>
  )
}
