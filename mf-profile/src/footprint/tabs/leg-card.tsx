import { MAX_KM, MAX_ON_BOARD } from '@sureda/contract/rules/footprint-codes'
import { defaultOnBoard, legGrams } from '@sureda/contract/rules/footprint-result'
import type { FootprintLeg } from '@sureda/contract/schemas/points/footprint'
import { useFormat } from '@sureda/remote/format'
import { NumberField } from '@sureda/remote/forms'
import { Card, IconButton, Stack } from '@sureda/ui/base'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import css from '../footprint.module.css'
import { useMass } from '../trip/mass.ts'
import { CountField } from './count-field.tsx'
import { MODE_ICONS } from './mode-icons.ts'

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
            min={0.1}
            max={MAX_KM[leg.mode]}
            digits={1}
            whenWrong={0}
            onChange={(distance_km) => onChange({ ...leg, distance_km: distance_km ?? 0 })}
            errorMessage={leg.distance_km === 0 ? t('footprint.fault.no_distance') : undefined}
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
