import { CLOSURE_REASONS } from '@sureda/contract/codes/enums'
import { GUIDE_REASON_MAX } from '@sureda/contract/rules/limits'
import { useToday } from '@sureda/remote/device'
import { Slot } from '@sureda/remote/shell'
import { Section, Stack } from '@sureda/ui/base'
import { RadioGroup, SegmentedControl } from '@sureda/ui/choice'
import { DateField, TextArea } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import css from './closure-fields.module.css'
import { type ClosureValues, OWN_WORDS } from './closure-values.ts'
import { RouteChoice } from './route-choice.tsx'

interface ClosureFieldsProps {
  values: ClosureValues
  onChange: (values: Partial<ClosureValues>) => void
}

/** Routes from a list or an area drawn on the map, the days, and the reason. */
export function ClosureFields({ values, onChange }: ClosureFieldsProps) {
  const { t } = useTranslation('guide')
  // closures count days in the tenant's time zone, wherever the guide is
  const today = useToday()
  return (
    <>
      <Section title={t('closure.what')}>
        <Stack gap={5}>
          <SegmentedControl
            label={t('closure.what')}
            options={(['routes', 'area'] as const).map((value) => ({ value, label: t(`closure.${value}`) }))}
            value={values.what}
            onChange={(what) => onChange({ what: what === 'area' ? 'area' : 'routes' })}
          />
          {values.what === 'routes' ? (
            <RouteChoice chosen={values.routeIds} onChange={(routeIds) => onChange({ routeIds })} />
          ) : (
            <Slot
              name="map.area"
              label={t('closure.map')}
              area={values.area}
              onChange={(area) =>
                onChange({ area: area.map(([latitude, longitude]) => [latitude, longitude]) })
              }
            />
          )}
        </Stack>
      </Section>
      <Section title={t('closure.when')}>
        <div className={css.days}>
          <DateField
            label={t('closure.from')}
            value={values.from}
            minDate={today}
            onChange={(from) =>
              onChange({ from, ...(values.until === '' || values.until < from ? { until: from } : {}) })
            }
          />
          <DateField
            label={t('closure.until')}
            value={values.until}
            minDate={values.from || today}
            onChange={(until) => onChange({ until })}
          />
        </div>
      </Section>
      <Section title={t('closure.why')}>
        <Stack gap={5}>
          <RadioGroup
            label={t('closure.why')}
            labelHidden
            description={t('reasonSheet.whyText')}
            options={[
              ...CLOSURE_REASONS.map((value) => ({ value, label: t(`closureReason.${value}`) })),
              { value: OWN_WORDS, label: t('reasonSheet.own') },
            ]}
            value={values.reason || null}
            onChange={(reason) => onChange({ reason })}
          />
          {values.reason === OWN_WORDS && (
            <TextArea
              label={t('reasonSheet.words')}
              value={values.words}
              maxLength={GUIDE_REASON_MAX}
              rows={3}
              counterText={(length, max) => t('reasonSheet.counter', { length, max })}
              onChange={(words) => onChange({ words })}
            />
          )}
        </Stack>
      </Section>
    </>
  )
}
