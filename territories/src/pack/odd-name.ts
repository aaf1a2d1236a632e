/** The fault of a name that would not be the same on every computer and in every address. */
export function oddNameFault(name: string, smallOnly = false): string {
  const sign = /[^A-Za-z0-9._-]/u.exec(name)?.[0]
  const what =
    sign === undefined
      ? 'has an odd name'
      : /\s/.test(sign)
        ? 'has a blank in its name'
        : `has “${sign}” in its name`
  return `${what}: ${smallOnly ? 'a–z, 0–9 and hyphens' : 'A–Z, a–z, 0–9, dots, hyphens and underscores'} are known. Rename it, and where it is named`
}
