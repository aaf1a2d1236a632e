/** Where the player stands and what they have finished: asked for, but no part of what is kept. */
const PERSONAL = ['lat', 'lng', 'lon', 'completed_games']

/** Whether an address says something about the person: its answer is not kept. An empty value says nothing. */
export const isPersonal = (url: URL): boolean => PERSONAL.some((name) => url.searchParams.get(name))

/** The name under which an answer is kept: address and language, without what belongs to the person. */
export function answerKey(address: string, language: string, origin: string): string {
  const url = new URL(address, origin)
  for (const name of PERSONAL) url.searchParams.delete(name)
  url.searchParams.sort()
  url.searchParams.set('kept-language', language.slice(0, 2))
  return url.href
}
