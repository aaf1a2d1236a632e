import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A small ground archive of a land that does not exist: 9 × 8 km around 41.905, 2.99. Written by `territories/src/ground/testing/invented-land.ts`,
 * whose test says when the two differ. For tests only, no pack has it.
 */
export const inventedGround = (): Buffer =>
  readFileSync(path.join(import.meta.dirname, 'invented-ground.pmtiles'))
