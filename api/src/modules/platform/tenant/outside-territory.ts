import type { Position } from '@sureda/contract/rules/at-place'
import { type Bounds, farCoordinates } from '@sureda/contract/schemas/fields/near-territory'
import { AppError } from '../../../errors/app-error.ts'

/** Throws 422 `outside_territory` at the coordinates outside of the territory, or at `path` if one field has the whole place. */
export function refuseOutside(
  bounds: Bounds,
  place: Position,
  { path, around }: { path?: string; around?: number } = {},
): void {
  const far = farCoordinates(bounds, place, around)
  if (far.length === 0) return
  const errors = (path ? [path] : far).map((field) => ({ path: field, code: 'outside_territory' }))
  throw new AppError('validation_failed', 'outside of the territory', { errors })
}
