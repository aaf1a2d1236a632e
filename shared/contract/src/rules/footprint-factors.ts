import type { FootprintFactors } from '../schemas/points/footprint.ts'
import data from './footprint-factors.json' with { type: 'json' }

/**
 * Grams of CO2e, each with where it comes from (docs/decisions/0037-footprint.md): `sourced` is a published figure, `derived` arithmetic on such, `estimate` holds an
 * assumption. A change of any number is a new `version`; what was saved keeps the one it was computed with.
 */
export const FOOTPRINT_FACTORS: FootprintFactors = data as FootprintFactors
