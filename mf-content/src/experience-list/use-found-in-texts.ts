import { useQuery } from '@tanstack/react-query'
import { experienceQueries } from '../queries/experience-queries.ts'

/**
 * Ids of the experiences in whose long texts the server finds the words: lists carry only titles and summaries. Without network, or until it answers,
 * nobody.
 */
export function useFoundInTexts(asked: string): ReadonlySet<string> {
  const words = asked.trim()
  const { data } = useQuery({ ...experienceQueries.list({ search: words }), enabled: words !== '' })
  return new Set(data?.map(({ id }) => id))
}
