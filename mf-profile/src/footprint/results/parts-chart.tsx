import { FOOTPRINT_PARTS } from '@sureda/contract/rules/footprint-codes'
import type { FootprintResult } from '@sureda/contract/schemas/points/footprint'
import { useFormat } from '@sureda/remote/format'
import { Stack } from '@sureda/ui/base'
import { RingChart } from '@sureda/ui/charts'
import { useTranslation } from 'react-i18next'
import css from '../footprint.module.css'
import { useMass } from '../trip/mass.ts'

/** The parts of the trip as a ring, and in a table in grams. */
export function PartsChart({ result }: { result: FootprintResult }) {
  const { t } = useTranslation('profile')
  const mass = useMass()
  const format = useFormat()
  const { parts, total_g, per_person_g, people } = result
  const sorted = FOOTPRINT_PARTS.toSorted((a, b) => parts[b] - parts[a])
  const nameOf = (part: (typeof FOOTPRINT_PARTS)[number]) => t(`footprint.tabs.${part}`)
  const largest = sorted[0] ?? 'transport'
  const grams = (value: number) => t('footprint.results.grams', { value: format.number(value) })
  return (
    <Stack gap={3}>
      <RingChart
        title={t('footprint.results.title')}
        summary={
          total_g > 0
            ? t('footprint.results.summary', {
                part: nameOf(largest),
                share: format.percent(parts[largest] / total_g),
              })
            : t('footprint.results.zero')
        }
        parts={sorted.map((part) => ({
          label: nameOf(part),
          value: parts[part],
          valueText: mass(parts[part] / Math.max(1, people)),
        }))}
        table={{
          label: t('footprint.results.table'),
          columns: [t('footprint.results.part'), t('footprint.for.one'), t('footprint.for.all')],
          rows: [
            ...sorted.map((part) => [
              nameOf(part),
              grams(Math.round(parts[part] / Math.max(1, people))),
              grams(parts[part]),
            ]),
            [t('footprint.results.sum'), grams(per_person_g), grams(total_g)],
          ],
        }}
      >
        <span className={css.centreValue}>{mass(per_person_g)}</span>
        <span className={css.note}>{t('shell:common.perPerson')}</span>
      </RingChart>
      {people > 1 && (
        <p className={css.note}>{t('footprint.total.all', { mass: mass(total_g), count: people })}</p>
      )}
    </Stack>
  )
}
