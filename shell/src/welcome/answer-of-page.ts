import { API_BASE } from '@sureda/contract/remote/api-base'
import { ANSWERS_SCRIPT_ID } from '@sureda/contract/remote/server-render'
import { isHydrating } from '@sureda/remote/device'

/** The answer to a public GET that the server's page carries, while React hydrates it; else null. */
export function answerOfPage<T>(path: string): T | null {
  if (!isHydrating()) return null
  const text = document.getElementById(ANSWERS_SCRIPT_ID)?.textContent
  const bodies = JSON.parse(text || '{}') as Record<string, string>
  return JSON.parse(bodies[`${API_BASE}${path}`] ?? 'null') as T | null
}
