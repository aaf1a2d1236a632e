import {
  DIETS,
  type FootprintPart,
  STAY_TYPES,
  TRANSPORT_MODES,
} from '@sureda/contract/rules/footprint-codes'
import { FOOTPRINT_FACTORS } from '@sureda/contract/rules/footprint-factors'
import { regionalLocale, useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { formatter } from '@sureda/ui/core'
import { useTranslation } from 'react-i18next'
import { roughly } from '../trip/mass.ts'

interface Origin {
  status: 'sourced' | 'derived' | 'estimate'
  sources: readonly string[]
  year?: string
}
/** Figures of one origin. */
export interface Fact extends Origin {
  figures: string[]
}
export interface Factor {
  name: string
  facts: Fact[]
}

const { transport, accommodation, services, food, activities, averages } = FOOTPRINT_FACTORS
const MEALS = { breakfast: 'breakfast', meal: 'meal', supermarket_day: 'supermarketDay' } as const

const fact = ({ status, sources, year }: Origin, ...figures: string[]): Fact => ({
  ...{ status, sources, figures },
  ...(year && { year }),
})

/** Every factor of the computation as a text, by the part of a trip it belongs to. */
export function useFactorGroups(): Record<FootprintPart | 'averages', Factor[]> {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const language = useSession((state) => regionalLocale(state.language))
  const unit = (name: string, value: number) =>
    t(`footprint.unit.${name}`, { value: format.number(value, 1) })
  const of = (what: string, figure: string) => t('footprint.sources.of', { what, figure })
  const share = (value: number) =>
    formatter(Intl.NumberFormat, language, { style: 'percent', maximumFractionDigits: 1 }).format(value)
  const published = (grams: number | null) =>
    grams === null
      ? t('footprint.compare.unknown')
      : t('footprint.results.grams', { value: format.number(grams, 1) })
  const average = (of: Origin & { spain_g: number | null; world_g: number | null }) =>
    fact(of, t('footprint.unit.average', { spain: published(of.spain_g), world: published(of.world_g) }))

  const byMode = TRANSPORT_MODES.map((mode): Factor => {
    const factor = transport[mode]
    const steps = factor.bands.map(({ up_to_km, g }) => {
      const figure = unit(factor.unit, g)
      if (factor.bands.length === 1) return figure
      const km = up_to_km && t('footprint.sources.upTo', { km: format.distance(up_to_km) })
      return of(km || t('footprint.sources.farther'), figure)
    })
    return { name: t(`footprint.mode.${mode}`), facts: [fact(factor, ...steps)] }
  })

  const byStay = STAY_TYPES.map((type): Factor => {
    const { split, ...factor } = accommodation[type]
    const night = (what: string, grams: number) => of(t(`footprint.${what}`), unit('night', grams))
    const facts = [fact(factor, night('sources.mean', factor.average_g))]
    if (split)
      facts.push(
        fact(
          split,
          night('sources.withoutClimate', factor.without_climate_g),
          night('service.heating', factor.heating_g),
          night('service.airConditioning', factor.air_conditioning_g),
        ),
      )
    return { name: t(`footprint.stay.${type}`), facts }
  })
  const byService = (['minibar', 'spa'] as const).map((service): Factor => {
    const factor = services[service]
    return { name: t(`footprint.service.${service}`), facts: [fact(factor, unit(factor.unit, factor.g))] }
  })

  const byDiet = DIETS.map(
    (diet): Factor => ({
      name: t(`footprint.diets.${diet}`),
      facts: (['breakfast', 'meal', 'supermarket_day'] as const).map((meal) => {
        const factor = food[meal][diet]
        return fact(factor, of(t(`footprint.sources.${MEALS[meal]}`), unit('meal', factor.g)))
      }),
    }),
  )
  const local: Factor = {
    name: t('footprint.food.local'),
    facts: (['breakfast', ...DIETS] as const).map((what) => {
      const name = t(what === 'breakfast' ? 'footprint.sources.breakfast' : `footprint.diets.${what}`)
      const saving = t('footprint.unit.saving', { value: share(food.local_saving[what]) })
      return fact(food.local_saving_from[what], of(name, saving))
    }),
  }

  return {
    transport: byMode,
    accommodation: [...byStay, ...byService],
    food: [...byDiet, local],
    activities: activities.map((factor) => ({
      name: t(`footprint.activity.${factor.id}`),
      facts: [fact(factor, unit('activity', roughly(factor.g)))],
    })),
    averages: [
      ...Object.entries(averages.tourists).map(([part, factor]) => ({
        name: t(`footprint.tabs.${part}`),
        facts: [average(factor)],
      })),
      { name: t('footprint.compare.residents'), facts: [average(averages.residents)] },
    ],
  }
}
