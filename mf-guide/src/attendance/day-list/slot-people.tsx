import type { ManifestEntry, ManifestSlot } from '@sureda/contract/schemas/guides/manifest'
import { useFormat } from '@sureda/remote/format'
import { Banner, Button, Disclosure, Section, Stack } from '@sureda/ui/base'
import { Meter } from '@sureda/ui/charts'
import { useTranslation } from 'react-i18next'
import { countHere, type EntryStanding, isExpected } from '../attendance-state.ts'
import { useMarking } from '../use-marking.ts'
import { ManifestPerson } from './person-card.tsx'
import css from './slot-people.module.css'

interface ManifestListProps {
  date: string
  slot: ManifestSlot
  now: Date
  standing: (entry: ManifestEntry) => EntryStanding
  onMessage: () => void
}

/** Everybody of one slot, counted as they come. */
export function ManifestList({ date, slot, now, standing, onMessage }: ManifestListProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const note = useMarking(date)
  const stands = new Map(slot.entries.map((entry) => [entry.id, standing(entry)] as const))
  const { here, expected } = countHere(slot.entries, (entry) => stands.get(entry.id)?.state === 'here')
  const waiting = [...stands.values()].filter((one) => one.isWaiting).length
  const canMark = now >= new Date(slot.check_in_from)
  const hasBegun = now >= new Date(slot.starts_at)
  const people = slot.entries.filter(isExpected)
  const rest = slot.entries.filter((entry) => !isExpected(entry))
  const row = (entry: ManifestEntry) => {
    const one = stands.get(entry.id)
    return (
      one && (
        <ManifestPerson
          key={entry.id}
          entry={entry}
          standing={one}
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
            {t('manifest.count', { here, expected })}
          </p>
          <Meter
            label={t('manifest.countLabel')}
            labelHidden
            value={here}
            max={Math.max(expected, 1)}
            valueText={t('manifest.count', { here, expected })}
            tone={here === expected && expected > 0 ? 'success' : 'accent'}
          />
          {waiting > 0 && <p className={css.waiting}>{t('manifest.waiting', { count: waiting })}</p>}
        </div>
        {!canMark && (
          <Banner kind="info">{t('manifest.opens', { at: format.dateTime(slot.check_in_from) })}</Banner>
        )}
        {people.length > 0 ? (
          <ul className={css.people} aria-label={t('manifest.people')}>
            {people.map(row)}
          </ul>
        ) : (
          <p className={css.none}>{t('manifest.nobody')}</p>
        )}
        {rest.length > 0 && (
          <Disclosure title={t('manifest.rest')} note={format.number(rest.length)}>
            <ul className={css.people}>{rest.map(row)}</ul>
          </Disclosure>
        )}
        {people.length > 0 && (
          <Button variant="secondary" isFullWidth icon="message" onPress={onMessage}>
            {t('manifest.message')}
          </Button>
        )}
      </Stack>
    </Section>
  )
}
