import { type FootprintActivity, IMPACTS } from '@sureda/contract/rules/footprint-codes'
import { FOOTPRINT_FACTORS } from '@sureda/contract/rules/footprint-factors'
import { Section, Stack } from '@sureda/ui/base'
import { ChipGroup } from '@sureda/ui/choice'
import { useTranslation } from 'react-i18next'
import css from '../footprint.module.css'
import { roughly, useMass } from '../trip/mass.ts'
import { AskedFor } from './asked-for.tsx'
import { CountField } from './count-field.tsx'
import type { TabProps } from './tab-props.ts'

/** The activities in groups; the number of times appears once one is chosen. */
export function ActivitiesTab({ trip }: TabProps) {
  const { t } = useTranslation('profile')
  const mass = useMass()
  const { activities } = trip.inputs
  const timesOf = (id: FootprintActivity) => activities.find((one) => one.id === id)?.times ?? 0
  const nameOf = (id: FootprintActivity) => t(`footprint.activity.${id}`)
  const choose = (ids: readonly FootprintActivity[], chosen: readonly string[]) =>
    trip.change({
      activities: [
        ...activities.filter(({ id }) => !ids.includes(id)),
        ...ids.filter((id) => chosen.includes(id)).map((id) => ({ id, times: timesOf(id) || 1 })),
      ],
    })
  return (
    <Stack gap={6} className={css.tab}>
      <AskedFor who="one" />
      {IMPACTS.map((impact) => {
        const offered = FOOTPRINT_FACTORS.activities.filter(({ group }) => group === impact)
        const ids = offered.map(({ id }) => id)
        return (
          <Section key={impact} title={t(`footprint.impact.${impact}`)}>
            <Stack gap={4}>
              <ChipGroup
                label={t(`footprint.impact.${impact}`)}
                labelHidden
                options={offered.map(({ id, g }) => ({
                  value: id,
                  label: g > 0 ? `${nameOf(id)} · ${mass(roughly(g))}` : nameOf(id),
                }))}
                value={ids.filter((id) => timesOf(id) > 0)}
                onChange={(chosen) => choose(ids, chosen)}
              />
              {ids
                .filter((id) => timesOf(id) > 0)
                .map((id) => (
                  <CountField
                    key={id}
                    label={t('footprint.activities.times', { what: nameOf(id) })}
                    value={timesOf(id)}
                    min={1}
                    max={60}
                    onChange={(times) =>
                      trip.change({
                        activities: activities.map((one) => (one.id === id ? { id, times } : one)),
                      })
                    }
                  />
                ))}
            </Stack>
          </Section>
        )
      })}
      <p className={css.note}>{t('footprint.activities.note')}</p>
    </Stack>
  )
}
