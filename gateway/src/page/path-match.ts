import { PATH_ALIASES, REDIRECTS } from '@sureda/contract/remote/paths'

export type Params = Readonly<Record<string, string>>

/** Parameters of a path under a React Router pattern (`/experiencias/:id`, `/reset-password/*`), or undefined. */
export function matchPath(pattern: string, path: string): Params | undefined {
  const wanted = segments(pattern)
  const given = segments(path)
  if (wanted.at(-1) === '*' ? given.length < wanted.length - 1 : given.length !== wanted.length)
    return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part === '*') break
    if (part.startsWith(':')) params[part.slice(1)] = decode(value)
    else if (part !== value) return undefined
  }
  return params
}

/** The entry whose pattern fits best: fixed words win over parameters, as in the shell's router. */
export function bestMatch<T extends { path: string }>(
  entries: readonly T[],
  path: string,
): { entry: T; params: Params } | undefined {
  const found = entries.flatMap((entry) => {
    const params = matchPath(entry.path, path)
    return params
      ? [{ entry, params, weight: segments(entry.path).filter((part) => !/^[:*]/.test(part)).length }]
      : []
  })
  return found.sort((a, b) => b.weight - a.weight)[0]
}

/** Target of an old or English address. */
export const redirected = (path: string): string => redirectBy(REDIRECTS, path)

/** The canonical address of a page with several addresses. */
export const ownAddress = (path: string): string => redirectBy(PATH_ALIASES, redirected(redirected(path)))

function redirectBy(redirects: typeof REDIRECTS, path: string): string {
  const match = bestMatch(
    redirects.map(({ from, to }) => ({ path: from, to })),
    path,
  )
  if (!match) return path
  return match.entry.to.replaceAll(/:([a-zA-Z]+)/g, (_all, name: string) =>
    encodeURIComponent(match.params[name] ?? ''),
  )
}

const segments = (path: string) => path.split('/').filter((part) => part !== '')

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
