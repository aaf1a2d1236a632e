import { API_BASE } from '@sureda/contract/remote/api-base'
import { bodyOf } from '../server/server-globals.ts'

/** The answer to a public GET that the page is rendered from, or null. */
export const answerOfPage = <T>(path: string): T | null =>
  JSON.parse(bodyOf(`${API_BASE}${path}`) ?? 'null') as T | null
