import type { FootprintFactors } from '../schemas/points/footprint.ts'
import data from './footprint-factors.json' with { type: 'json' }

/**
 * Grams of CO2e, each with its source (docs/decisions/0037-footprint.md): `sourced` is a published figure, `derived` is
 * computed from such, `estimate` contains an assumption. A change of any number needs a new `version`; saved results
 * keep theirs.
 */
export const FOOTPRINT_FACTORS: FootprintFactors = data as FootprintFactors
