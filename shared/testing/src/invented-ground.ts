import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A small ground archive of an invented land: 9 × 8 km around 41.905, 2.99. `territories/src/ground/testing/invented-land.ts` writes it, and its
 * test fails when the two differ. It is for tests only and in no pack.
 */
export const inventedGround = (): Buffer =>
  readFileSync(path.join(import.meta.dirname, 'invented-ground.pmtiles'))
