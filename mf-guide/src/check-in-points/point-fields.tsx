import { CHECK_IN_PLACES, type CheckInPlace } from '@sureda/contract/enums'
import {
  CHECK_IN_POINTS_MAX,
  CHECK_IN_POINTS_PLACEHOLDER,
  CHECK_IN_RADIUS_MAX_M,
  CHECK_IN_RADIUS_MIN_M,
  CHECK_IN_RADIUS_PLACEHOLDER_M,
} from '@sureda/contract/limits'
import { Slot } from '@sureda/remote/slot'
import { Section } from '@sureda/ui/section'
import { Select } from '@sureda/ui/select'
import { Stack } from '@sureda/ui/stack'
import { TextArea } from '@sureda/ui/text-area'
import { TextField } from '@sureda/ui/text-field'
import { useTranslation } from 'react-i18next'
import type { PointValues } from '../domain/point-values.ts'
import { NumberField } from '../frame/number-field.tsx'

interface PointFieldsProps {
  values: PointValues
  faults: Record<string, string>
  onChange: <K extends keyof PointValues>(name: K, value: PointValues[K]) => void
}

const NAME_MAX = 80
const DESCRIPTION_MAX = 500

/** A pin on the map with its circle, and the same in figures; what it is called and what it brings. */
export function PointFields({ values, faults, onChange }: PointFieldsProps) {
  const { t } = useTranslation('guide')
  const placeFault = faults.latitude ?? faults.longitude
  return (
    <Stack gap={8}>
      <Section title={t('point.where')}>
        <Stack gap={5}>
          <div>
            <Slot
              name="map.pick"
              label={t('point.map')}
              latitude={values.place?.latitude ?? null}
              longitude={values.place?.longitude ?? null}
              onPick={(place) => onChange('place', place)}
              radius={values.radius}
              radiusRange={[CHECK_IN_RADIUS_MIN_M, CHECK_IN_RADIUS_MAX_M]}
              onRadius={(metres) => onChange('radius', metres)}
            />
            {placeFault && <p role="alert">{placeFault}</p>}
          </div>
          <NumberField
            // a circle that was dragged is a new number
            key={values.radius}
            label={t('point.radius')}
            description={t('point.radiusHint')}
            placeholder={CHECK_IN_RADIUS_PLACEHOLDER_M}
            value={values.radius}
            min={CHECK_IN_RADIUS_MIN_M}
            max={CHECK_IN_RADIUS_MAX_M}
            onChange={(radius) => radius !== null && onChange('radius', radius)}
          />
        </Stack>
      </Section>
      <Section title={t('point.what')}>
        <Stack gap={5}>
          <TextField
            label={t('point.name')}
            value={values.name}
            maxLength={NAME_MAX}
            errorMessage={faults.name}
            onChange={(name) => onChange('name', name)}
          />
          <TextArea
            label={t('point.description')}
            optionalText={t('shell:common.optional')}
            value={values.description}
            maxLength={DESCRIPTION_MAX}
            rows={3}
            errorMessage={faults.description}
            counterText={(length, max) => t('reasonSheet.counter', { length, max })}
            onChange={(text) => onChange('description', text)}
          />
          <Select
            label={t('point.type')}
            value={values.type}
            options={CHECK_IN_PLACES.map((value) => ({ value, label: t(`pointType.${value}`) }))}
            onChange={(type) => onChange('type', type as CheckInPlace)}
          />
          <NumberField
            label={t('point.points')}
            description={t('point.pointsHint')}
            placeholder={CHECK_IN_POINTS_PLACEHOLDER}
            value={values.points}
            min={1}
            max={CHECK_IN_POINTS_MAX}
            onChange={(points) => points !== null && onChange('points', points)}
          />
        </Stack>
      </Section>
    </Stack>
  )
}
