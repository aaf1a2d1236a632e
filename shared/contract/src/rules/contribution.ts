import { FOOTPRINT_FACTORS } from './footprint-factors.ts'

export interface Contribution {
  /** Euros: what reforestation projects charge for these grams. */
  low: number
  middle: number
  high: number
  /** Cork-oak woodland that absorbs as much in a year, in square metres, and its approximate number of trees. */
  squareMetres: number
  trees: number
}

const toCents = (euros: number): number => Math.round(euros * 100) / 100

/** A rough estimate. It does not offset the trip, whose emissions remain (docs/decisions/0037-footprint.md). */
export function contributionFor(grams: number, factors = FOOTPRINT_FACTORS): Contribution {
  const { eur_per_tonne, woodland_g_per_m2_year, trees_per_hectare } = factors.contribution
  const tonnes = grams / 1_000_000
  const squareMetres = Math.round(grams / woodland_g_per_m2_year.g)
  return {
    low: toCents(tonnes * eur_per_tonne.low),
    middle: toCents(tonnes * eur_per_tonne.middle),
    high: toCents(tonnes * eur_per_tonne.high),
    squareMetres,
    trees: Math.round((squareMetres * trees_per_hectare.trees) / 10_000),
  }
}
