import type { ClosureBody } from '@sureda/contract/schemas/guides/closure'

export type Corner = [latitude: number, longitude: number]
export const OWN_WORDS = 'own'

/** The values of the closure form. */
export interface ClosureValues {
  what: 'routes' | 'area'
  routeIds: string[]
  area: Corner[]
  from: string
  until: string
  /** A code of the list, `own`, or empty. */
  reason: string
  words: string
}

export const NEW_CLOSURE: ClosureValues = {
  what: 'routes',
  routeIds: [],
  area: [],
  from: '',
  until: '',
  reason: '',
  words: '',
}

/** The first thing that is missing, in the order of the form; null when the preview can be asked for. */
export function missingOf(values: ClosureValues): 'routes' | 'area' | 'days' | 'order' | 'reason' | null {
  if (values.what === 'routes' && values.routeIds.length === 0) return 'routes'
  if (values.what === 'area' && values.area.length < 3) return 'area'
  if (!values.from || !values.until) return 'days'
  if (values.until < values.from) return 'order'
  if (!values.reason || (values.reason === OWN_WORDS && values.words.trim() === '')) return 'reason'
  return null
}

export const bodyOf = (values: ClosureValues): ClosureBody => ({
  ...(values.what === 'routes' ? { route_ids: values.routeIds } : { area: values.area }),
  from: values.from,
  until: values.until,
  reason: values.reason === OWN_WORDS ? values.words.trim() : values.reason,
})
