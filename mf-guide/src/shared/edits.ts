/** Unsaved changes: for each name the value it was changed from and the new one. */
export type Edits<V> = { readonly [K in keyof V]?: { was: V[K]; now: V[K] } }

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const namesOf = <V>(edits: Edits<V>) => Object.keys(edits) as (keyof V)[]

export const countEdits = (edits: object): number => Object.keys(edits).length

/** Adds one change; going back to the saved value removes it. */
export function edit<V, K extends keyof V>(edits: Edits<V>, base: V, name: K, now: V[K]): Edits<V> {
  const { [name]: before, ...others } = edits
  const was = before ? before.was : base[name]
  if (isSame(base[name], now)) return others as Edits<V>
  return { ...edits, [name]: { was, now } }
}

/** The values on the screen: the saved ones with the edits over them. */
export function withEdits<V extends object>(base: V, edits: Edits<V>): V {
  return { ...base, ...editedValues(edits) }
}

/** The edited values alone. */
export const editedValues = <V>(edits: Edits<V>): Partial<V> =>
  Object.fromEntries(namesOf(edits).map((name) => [name, edits[name]?.now])) as Partial<V>

/** Names of values that another session has changed since, to something else than the edit here. */
export const conflictsOf = <V>(edits: Edits<V>, base: V): (keyof V)[] =>
  namesOf(edits).filter(
    (name) => !isSame(edits[name]?.was, base[name]) && !isSame(edits[name]?.now, base[name]),
  )

/** Resolves the conflicts: my edits go on top of the saved values, or are dropped. */
export function resolveConflicts<V>(edits: Edits<V>, base: V, keep: 'mine' | 'theirs'): Edits<V> {
  const inConflict = conflictsOf(edits, base)
  const remaining = namesOf(edits)
    .filter((name) => keep === 'mine' || !inConflict.includes(name))
    .filter((name) => !isSame(edits[name]?.now, base[name]))
  return Object.fromEntries(
    remaining.map((name) => [name, { was: base[name], now: edits[name]?.now }]),
  ) as Edits<V>
}
