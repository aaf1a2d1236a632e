import type { FootprintLeg } from '@sureda/contract/footprint'
import { defaultOnBoard, legGrams } from '@sureda/contract/footprint-result'
import { MAX_KM, MAX_ON_BOARD } from '@sureda/contract/footprint-words'
import { useFormat } from '@sureda/remote/format'
import { Card } from '@sureda/ui/card'
import { Icon } from '@sureda/ui/icon'
import { IconButton } from '@sureda/ui/icon-button'
import { Stack } from '@sureda/ui/stack'
import { useTranslation } from 'react-i18next'
import { useMass } from '../domain/mass.ts'
import { CountField } from './count-field.tsx'
import css from './footprint.module.css'
import { MODE_ICONS } from './mode-icons.ts'
import { NumberField } from './number-field.tsx'

interface LegCardProps {
  leg: FootprintLeg
  people: number
  proposed: number | undefined
  onChange: (leg: FootprintLeg) => void
  onRemove: () => void
}

export function LegCard({ leg, people, proposed, onChange, onRemove }: LegCardProps) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const mass = useMass()
  const name = t(`footprint.mode.${leg.mode}`)
  const seats = leg.mode === 'coche' || leg.mode === 'moto' ? MAX_ON_BOARD[leg.mode] : undefined
  const hint =
    proposed === leg.distance_km
      ? t('footprint.transport.proposed')
      : proposed
        ? t('footprint.transport.proposal', { km: format.distance(proposed) })
        : undefined
  let fault: string | undefined
  if (leg.distance_km > MAX_KM[leg.mode]) fault = t('footprint.fault.absurd_distance')
  else if (leg.distance_km === 0) fault = t('footprint.fault.no_distance')
  return (
    <Card as="section" aria-label={name}>
      <Stack gap={4}>
        <div className={css.head}>
          <Icon name={MODE_ICONS[leg.mode]} />
          <strong className={css.name}>{name}</strong>
          <span className={css.figure}>{mass(legGrams(leg, people))}</span>
          <IconButton icon="trash" label={t('footprint.remove', { what: name })} onPress={onRemove} />
        </div>
        <div className={seats ? css.pair : undefined}>
          <NumberField
            label={t('footprint.transport.km')}
            description={hint}
            value={leg.distance_km}
            max={MAX_KM[leg.mode]}
            onChange={(distance_km) => onChange({ ...leg, distance_km })}
            errorMessage={fault}
          />
          {seats && (
            <CountField
              label={t('footprint.transport.onBoard')}
              value={leg.on_board ?? defaultOnBoard(leg.mode, people)}
              min={1}
              max={seats}
              onChange={(on_board) => onChange({ ...leg, on_board })}
            />
          )}
        </div>
        {leg.mode === 'taxi' && <p className={css.note}>{t('footprint.transport.taxi')}</p>}
        <CountField
          label={t('footprint.transport.times')}
          description={t('footprint.transport.timesHint')}
          value={leg.times}
          min={1}
          max={60}
          onChange={(times) => onChange({ ...leg, times })}
        />
      </Stack>
    </Card>
  )
}
