import { paths } from '@sureda/contract/remote/paths'
import { contributionFor } from '@sureda/contract/rules/contribution'
import { FOOTPRINT_FACTORS } from '@sureda/contract/rules/footprint-factors'
import { useFormat } from '@sureda/remote/format'
import { NumberField } from '@sureda/remote/forms'
import { Card, Disclosure, LinkButton, Section, Stack } from '@sureda/ui/base'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { SourceLink } from '../footprint/results/source-link.tsx'
import { OakGrove } from './oak-grove.tsx'
import css from './practices.module.css'

const MAX_KG = 100_000
const { contribution } = FOOTPRINT_FACTORS
const CITED = [
  contribution.eur_per_tonne,
  contribution.woodland_g_per_m2_year,
  contribution.trees_per_hectare,
]

/** Kilograms in the address, where the footprint screen put them, to a tenth. */
function kgOf(text: string | null): number | undefined {
  const kg = text ? Math.round(Number(text) * 10) / 10 : Number.NaN
  return kg >= 0 && kg <= MAX_KG ? kg : undefined
}

/** An estimate of a contribution in euros and woodland. The text on reducing comes first, and none says that emissions are undone (docs/decisions/0037-footprint.md). */
export function ContributionCard() {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const [search] = useSearchParams()
  const asked = kgOf(search.get('kg'))
  const [kg, setKg] = useState(asked ?? 50)
  const { low, high, squareMetres, trees } = contributionFor(kg * 1_000)
  const cents = (euros: number) => format.money(euros)
  return (
    <Section title={t('practices.estimate.title')}>
      <Stack gap={5}>
        <Card tone="accent">
          <Stack gap={3}>
            <p className={css.text}>{t('practices.estimate.reduceFirst')}</p>
            <LinkButton variant="secondary" icon="leaf" href={paths.carbon()}>
              {t('practices.estimate.toFootprint')}
            </LinkButton>
          </Stack>
        </Card>
        <NumberField
          label={t('practices.estimate.kg')}
          description={kg === asked ? t('practices.estimate.fromTrip') : undefined}
          value={kg}
          min={0}
          max={MAX_KG}
          digits={1}
          whenWrong={0}
          onChange={(next) => setKg(next ?? 0)}
        />
        <div role="status" className={css.result}>
          <p className={css.range}>{t('practices.estimate.range', { low: cents(low), high: cents(high) })}</p>
          <p className={css.text}>
            {t('practices.estimate.woodland', {
              // a small area must not look like none
              area: squareMetres === 0 && kg > 0 ? `< ${format.number(1)}` : format.number(squareMetres),
              kg: format.number(kg, 1),
            })}
          </p>
        </div>
        <OakGrove trees={trees} />
        <p className={css.text}>{t('practices.estimate.who')}</p>
        <Disclosure title={t('practices.estimate.method')} icon="info">
          <p className={css.text}>
            {t('practices.estimate.methodText', {
              low: format.money(contribution.eur_per_tonne.low),
              high: format.money(contribution.eur_per_tonne.high),
              grams: format.number(contribution.woodland_g_per_m2_year.g),
              trees: format.number(contribution.trees_per_hectare.trees),
            })}
          </p>
          {CITED.flatMap((figure) => figure.sources).map((id) => (
            <SourceLink key={id} id={id} />
          ))}
        </Disclosure>
      </Stack>
    </Section>
  )
}
