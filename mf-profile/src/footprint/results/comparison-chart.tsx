import { FOOTPRINT_PARTS } from '@sureda/contract/rules/footprint-codes'
import { FOOTPRINT_FACTORS } from '@sureda/contract/rules/footprint-factors'
import type { FootprintResult } from '@sureda/contract/schemas/points/footprint'
import { Section, Stack } from '@sureda/ui/base'
import { ChartFigure } from '@sureda/ui/charts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import css from '../footprint.module.css'
import { useMass } from '../trip/mass.ts'

const WHO = ['you', 'spain', 'world'] as const
const { residents, tourists } = FOOTPRINT_FACTORS.averages

/** Each part per person and day beside published averages of tourists here and in the world, on one scale; without a bar where none is published. */
export function ComparisonChart({ result }: { result: FootprintResult }) {
  const { t } = useTranslation('profile')
  const mass = useMass()
  const share = (grams: number) => grams / Math.max(1, result.people) / result.days
  const rows = [
    ...FOOTPRINT_PARTS.map((part) => ({
      id: part,
      you: share(result.parts[part]),
      spain: tourists[part].spain_g,
      world: tourists[part].world_g,
    })),
    {
      id: 'residents' as const,
      you: share(result.total_g),
      spain: residents.spain_g,
      world: residents.world_g,
    },
  ]
  const top = Math.max(...rows.flatMap((row) => WHO.map((who) => row[who] ?? 0)))
  const nameOf = (id: (typeof rows)[number]['id']) =>
    id === 'residents' ? t('footprint.compare.residents') : t(`footprint.tabs.${id}`)
  const shown = (grams: number | null) => (grams === null ? t('footprint.compare.unknown') : mass(grams))
  return (
    <Section title={t('footprint.compare.title')}>
      <Stack gap={4}>
        <p className={css.note}>{t('footprint.compare.note')}</p>
        <ChartFigure
          title={t('footprint.compare.title')}
          titleHidden
          table={{
            label: t('footprint.results.table'),
            columns: [t('footprint.results.part'), ...WHO.map((who) => t(`footprint.compare.${who}`))],
            rows: rows.map((row) => [nameOf(row.id), ...WHO.map((who) => shown(row[who]))]),
          }}
        >
          {rows.map((row) => (
            <div key={row.id} className={css.compared}>
              <h3 className={css.comparedName}>{nameOf(row.id)}</h3>
              <ul className={css.bars}>
                {WHO.map((who) => (
                  <li key={who} className={css.barRow}>
                    <span>{t(`footprint.compare.${who}`)}</span>{' '}
                    <span className={css.figure}>{shown(row[who])}</span>
                    <span className={css.track} aria-hidden="true">
                      <span
                        className={css.bar}
                        data-who={who}
                        style={{ '--own-share': `${((row[who] ?? 0) / top) * 100}%` } as CSSProperties}
                      />
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </ChartFigure>
        <p className={css.note}>{t('footprint.compare.residentsNote')}</p>
      </Stack>
    </Section>
  )
}
