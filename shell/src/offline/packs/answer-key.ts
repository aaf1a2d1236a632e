/** The player's position and finished games: part of the request, not of what is stored. */
const PERSONAL = ['lat', 'lng', 'lon', 'completed_games']

/** Whether an address contains personal data, so that its answer is not stored. An empty value contains none. */
export const isPersonal = (url: URL): boolean => PERSONAL.some((name) => url.searchParams.get(name))

/** The cache key of an answer: address and language, without personal parameters. */
export function answerKey(address: string, language: string, origin: string): string {
  const url = new URL(address, origin)
  for (const name of PERSONAL) url.searchParams.delete(name)
  url.searchParams.sort()
  url.searchParams.set('kept-language', language.slice(0, 2))
  return url.href
}
