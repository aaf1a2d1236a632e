import { MAX_STAYS, STAY_SERVICES, STAY_TYPES, type StayType } from '@sureda/contract/rules/footprint-codes'
import { daysOf, stayGrams } from '@sureda/contract/rules/footprint-result'
import type { FootprintStay } from '@sureda/contract/schemas/points/footprint'
import { Card, IconButton, Stack } from '@sureda/ui/base'
import { ChipGroup } from '@sureda/ui/choice'
import { Icon, type IconName } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import css from '../footprint.module.css'
import { useMass } from '../trip/mass.ts'
import { AddButtons } from './add-buttons.tsx'
import { AskedFor } from './asked-for.tsx'
import { CountField } from './count-field.tsx'
import { GuessNote } from './guess-note.tsx'
import type { TabProps } from './tab-props.ts'

const STAY_ICONS: Record<StayType, IconName> = {
  hotel: 'hotel',
  apartamento: 'apartment',
  casaRural: 'farmhouse',
  camping: 'tent',
  hostal: 'hostel',
}
const SERVICE_ICONS: Record<(typeof STAY_SERVICES)[number], IconName> = {
  airConditioning: 'air-conditioning',
  heating: 'heating',
  minibar: 'minibar',
  spa: 'spa',
  none: 'x',
}

export function AccommodationTab({ trip }: TabProps) {
  const { t } = useTranslation('profile')
  const { inputs, change } = trip
  const setStays = (stays: FootprintStay[]) => change({ stays })
  const slept = inputs.stays.reduce((all, { nights }) => all + nights, 0)
  const left = Math.max(1, daysOf(inputs) - 1 - slept)
  return (
    <Stack gap={5} className={css.tab}>
      <AskedFor who="all" />
      <AddButtons
        label={t('footprint.accommodation.add')}
        options={STAY_TYPES.map((value) => ({
          value,
          label: t(`footprint.stay.${value}`),
          icon: STAY_ICONS[value],
        }))}
        onAdd={(type) => setStays([...inputs.stays, { type, nights: left, services: [] }])}
        full={
          inputs.stays.length >= MAX_STAYS
            ? t('footprint.fault.too_many_stays', { max: MAX_STAYS })
            : undefined
        }
      />
      <GuessNote from={trip.draft.guessedFrom.stay} />
      {inputs.stays.length === 0 && <p className={css.note}>{t('footprint.accommodation.empty')}</p>}
      {inputs.stays.map((stay, at) => (
        <StayCard
          key={at}
          stay={stay}
          people={trip.result.people}
          onChange={(next) => setStays(inputs.stays.map((one, i) => (i === at ? next : one)))}
          onRemove={() => setStays(inputs.stays.filter((_one, i) => i !== at))}
        />
      ))}
    </Stack>
  )
}

interface StayCardProps {
  stay: FootprintStay
  people: number
  onChange: (stay: FootprintStay) => void
  onRemove: () => void
}

function StayCard({ stay, people, onChange, onRemove }: StayCardProps) {
  const { t } = useTranslation('profile')
  const mass = useMass()
  const name = t(`footprint.stay.${stay.type}`)
  const choose = (value: string[]) => {
    const chosen = STAY_SERVICES.filter((service) => value.includes(service))
    const isNewNone = chosen.includes('none') && !stay.services.includes('none')
    onChange({ ...stay, services: isNewNone ? ['none'] : chosen.filter((service) => service !== 'none') })
  }
  return (
    <Card as="section" aria-label={name}>
      <Stack gap={4}>
        <div className={css.head}>
          <Icon name={STAY_ICONS[stay.type]} />
          <strong className={css.name}>{name}</strong>
          <span className={css.figure}>{mass(stayGrams(stay, people))}</span>
          <IconButton icon="trash" label={t('footprint.remove', { what: name })} onPress={onRemove} />
        </div>
        <CountField
          label={t('footprint.accommodation.nights')}
          value={stay.nights}
          min={1}
          max={365}
          onChange={(nights) => onChange({ ...stay, nights })}
        />
        <ChipGroup
          label={t('footprint.accommodation.services')}
          options={STAY_SERVICES.map((value) => ({
            value,
            label: t(`footprint.service.${value}`),
            icon: SERVICE_ICONS[value],
          }))}
          value={[...stay.services]}
          onChange={choose}
        />
        <p className={css.note}>{t('footprint.accommodation.servicesHint')}</p>
      </Stack>
    </Card>
  )
}
