import { MAX_LEGS, TRANSPORT_MODES, type TransportMode } from '@sureda/contract/rules/footprint-codes'
import type { FootprintLeg } from '@sureda/contract/schemas/points/footprint'
import { Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from '../footprint.module.css'
import { AddButtons } from './add-buttons.tsx'
import { AskedFor } from './asked-for.tsx'
import { LegCard } from './leg-card.tsx'
import { MODE_ICONS } from './mode-icons.ts'
import type { TabProps } from './tab-props.ts'
import { useDistance } from './use-distance.ts'

/** A tap on a means of transport adds a leg with the proposed distance. */
export function TransportTab({ trip }: TabProps) {
  const { t } = useTranslation('profile')
  const distance = useDistance(trip)
  const { inputs, change } = trip
  const setLegs = (legs: FootprintLeg[]) => change({ legs })
  const add = (mode: TransportMode) =>
    setLegs([...inputs.legs, { mode, distance_km: distance(mode) ?? 0, times: 2 }])
  return (
    <Stack gap={5} className={css.tab}>
      <AskedFor who="all" />
      <AddButtons
        label={t('footprint.transport.add')}
        options={TRANSPORT_MODES.map((value) => ({
          value,
          label: t(`footprint.mode.${value}`),
          icon: MODE_ICONS[value],
        }))}
        onAdd={add}
        full={
          inputs.legs.length >= MAX_LEGS ? t('footprint.fault.too_many_legs', { max: MAX_LEGS }) : undefined
        }
      />
      {inputs.legs.length === 0 && <p className={css.note}>{t('footprint.transport.empty')}</p>}
      {inputs.legs.map((leg, at) => (
        <LegCard
          key={at}
          leg={leg}
          people={trip.result.people}
          proposed={distance(leg.mode)}
          onChange={(next) => setLegs(inputs.legs.map((one, i) => (i === at ? next : one)))}
          onRemove={() => setLegs(inputs.legs.filter((_one, i) => i !== at))}
        />
      ))}
    </Stack>
  )
}
