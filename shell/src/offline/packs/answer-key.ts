/** Where the player is and what they have finished: part of the question, not of what is stored. */
const PERSONAL = ['lat', 'lng', 'lon', 'completed_games']

/** Whether an address says something about the person: its answer is not stored. An empty value says nothing. */
export const isPersonal = (url: URL): boolean => PERSONAL.some((name) => url.searchParams.get(name))

/** The name under which an answer is stored: address and language, without what belongs to the person. */
export function answerKey(address: string, language: string, origin: string): string {
  const url = new URL(address, origin)
  for (const name of PERSONAL) url.searchParams.delete(name)
  url.searchParams.sort()
  url.searchParams.set('kept-language', language.slice(0, 2))
  return url.href
}
