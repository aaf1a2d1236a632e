import { FOOTPRINT_FACTORS } from '@sureda/contract/footprint-factors'
import { DIETS, STAY_TYPES, TRANSPORT_MODES } from '@sureda/contract/footprint-words'
import { useFormat } from '@sureda/remote/format'
import { Disclosure } from '@sureda/ui/disclosure'
import { Section } from '@sureda/ui/section'
import { Stack } from '@sureda/ui/stack'
import { TextLink } from '@sureda/ui/text-link'
import { useTranslation } from 'react-i18next'
import { roughly } from '../domain/mass.ts'
import css from './footprint.module.css'

const factors = FOOTPRINT_FACTORS

interface Row {
  name: string
  figure: string
  status: 'sourced' | 'derived' | 'estimate'
  sources: readonly string[]
}

/** Every number of the computation with its source and year, and how it is put together. */
export function FactorList() {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const unit = (name: string, grams: readonly number[]) =>
    t(`footprint.unit.${name}`, { value: grams.map((value) => format.number(value, 1)).join(' / ') })
  const published = (grams: number | null) =>
    grams === null
      ? t('footprint.compare.unknown')
      : t('footprint.results.grams', { value: format.number(grams, 1) })
  const average = (spain: number | null, world: number | null) =>
    t('footprint.unit.average', { spain: published(spain), world: published(world) })
  const transport = TRANSPORT_MODES.map((mode): Row => {
    const { bands, unit: kind, status, sources } = factors.transport[mode]
    return {
      name: t(`footprint.mode.${mode}`),
      figure: unit(
        kind,
        bands.map(({ g }) => g),
      ),
      status,
      sources,
    }
  })
  const stays = STAY_TYPES.map((type): Row => {
    const { average_g, status, sources } = factors.accommodation[type]
    return { name: t(`footprint.stay.${type}`), figure: unit('night', [average_g]), status, sources }
  })
  const services = (['minibar', 'spa'] as const).map((service): Row => {
    const { g, unit: kind, status, sources } = factors.services[service]
    return { name: t(`footprint.service.${service}`), figure: unit(kind, [g]), status, sources }
  })
  const food = DIETS.map((diet): Row => {
    const { breakfast, meal, supermarket_day } = factors.food
    const { status, sources } = meal[diet]
    return {
      name: t(`footprint.diets.${diet}`),
      figure: unit('food', [breakfast[diet].g, meal[diet].g, supermarket_day[diet].g]),
      status,
      sources,
    }
  })
  const activities = factors.activities.map(
    ({ id, g, status, sources }): Row => ({
      name: t(`footprint.activity.${id}`),
      figure: unit('activity', [roughly(g)]),
      status,
      sources,
    }),
  )
  const { residents, tourists } = factors.averages
  const averages = [
    ...Object.entries(tourists).map(
      ([part, { spain_g, world_g, status, sources }]): Row => ({
        name: t(`footprint.tabs.${part}`),
        figure: average(spain_g, world_g),
        status,
        sources,
      }),
    ),
    {
      name: t('footprint.compare.residents'),
      figure: average(residents.spain_g, residents.world_g),
      status: residents.status,
      sources: residents.sources,
    },
  ]
  const groups = { transport, accommodation: [...stays, ...services], food, activities }
  return (
    <Section title={t('footprint.sources.title')}>
      <Stack gap={2}>
        <p className={css.note}>{t('footprint.sources.method')}</p>
        {Object.entries(groups).map(([part, rows]) => (
          <Disclosure key={part} title={t(`footprint.tabs.${part}`)} note={String(rows.length)}>
            <FactorRows rows={rows} />
          </Disclosure>
        ))}
        <Disclosure title={t('footprint.compare.title')} note={String(averages.length)}>
          <FactorRows rows={averages} />
        </Disclosure>
        <p className={css.note}>{t('footprint.sources.version', { version: factors.version })}</p>
      </Stack>
    </Section>
  )
}

function FactorRows({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('profile')
  return (
    <ul className={css.factors}>
      {rows.map(({ name, figure, status, sources }) => (
        <li key={name}>
          <p>
            <strong>{name}</strong> · {figure} · <em>{t(`footprint.sources.${status}`)}</em>
          </p>
          {[...new Set(sources)].map((id) => {
            const source = factors.sources[id]
            if (!source) return null
            return (
              <p key={id} className={css.source}>
                <TextLink
                  href={source.url}
                  target="_blank"
                  rel="noopener"
                  variant="standalone"
                  icon="external-link"
                >
                  {source.year ? `${source.title} (${source.year})` : source.title}
                </TextLink>
              </p>
            )
          })}
        </li>
      ))}
    </ul>
  )
}
