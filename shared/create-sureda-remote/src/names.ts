/** A name that cannot be taken, a remote that is not there: a person can act on the message. */
export class NewError extends Error {
  override name = 'NewError'
}

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/**
 * The kebab-case name of a screen.
 * @throws NewError with a name that would do
 */
export function screenName(word: string): string {
  if (KEBAB.test(word)) return word
  throw new NewError(
    `"${word}" is not a name for a screen: small letters, digits and single hyphens, e.g. ${kebabOf(word) || 'guided-walks'}.`,
  )
}

/**
 * The folder of a remote, given with or without its `mf-`.
 * @throws NewError with a name that would do
 */
export function remoteName(word: string): `mf-${string}` {
  const own = word.replace(/^mf-/, '')
  if (/^[a-z][a-z0-9]*$/.test(own)) return `mf-${own}`
  throw new NewError(
    `"${word}" is not a name for a remote: one word of small letters and digits, e.g. mf-${kebabOf(own).replaceAll('-', '') || 'walks'}.`,
  )
}

function kebabOf(word: string): string {
  const parts = word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return (parts ?? []).join('-').replace(/^[0-9-]+/, '')
}

/** `guided-walks` → `GuidedWalks`. */
export const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())

/** `guided-walks` → `guidedWalks`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** `guided-walks` → `Guided walks`. */
export const asTitle = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
