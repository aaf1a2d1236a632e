import { CHECK_IN_PLACES, type CheckInPlace } from '@sureda/contract/codes/enums'
import {
  CHECK_IN_POINTS_MAX,
  CHECK_IN_POINTS_PLACEHOLDER,
  CHECK_IN_RADIUS_MAX_M,
  CHECK_IN_RADIUS_MIN_M,
  CHECK_IN_RADIUS_PLACEHOLDER_M,
} from '@sureda/contract/rules/limits'
import { NumberField } from '@sureda/remote/forms'
import { Slot } from '@sureda/remote/shell'
import { Section, Stack } from '@sureda/ui/base'
import { Select } from '@sureda/ui/choice'
import { FieldError, TextArea, TextField } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import type { PointValues } from './point-values.ts'

interface PointFieldsProps {
  values: PointValues
  /** What is wrong with the coordinate. */
  placeFault: string | undefined
  onChange: <K extends keyof PointValues>(name: K, value: PointValues[K]) => void
}

const NAME_MAX = 80
const DESCRIPTION_MAX = 500

/** The coordinate and radius on the map and as numbers; name, description and points. */
export function PointFields({ values, placeFault, onChange }: PointFieldsProps) {
  const { t } = useTranslation('guide')
  return (
    <Stack gap={8}>
      <Section title={t('point.where')}>
        <Stack gap={5}>
          <fieldset name="place" data-field="" aria-label={t('point.map')}>
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
            {placeFault && <FieldError>{placeFault}</FieldError>}
          </fieldset>
          <NumberField
            name="radius"
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
            name="name"
            label={t('point.name')}
            value={values.name}
            maxLength={NAME_MAX}
            isRequired
            messages={{ valueMissing: t('point.noName') }}
            onChange={(name) => onChange('name', name)}
          />
          <TextArea
            name="description"
            label={t('point.description')}
            optionalText={t('shell:common.optional')}
            value={values.description}
            maxLength={DESCRIPTION_MAX}
            rows={3}
            counterText={(length, max) => t('reasonSheet.counter', { length, max })}
            onChange={(text) => onChange('description', text)}
          />
          <Select
            name="type"
            label={t('point.type')}
            value={values.type}
            options={CHECK_IN_PLACES.map((value) => ({ value, label: t(`pointType.${value}`) }))}
            onChange={(type) => onChange('type', type as CheckInPlace)}
          />
          <NumberField
            name="points"
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
