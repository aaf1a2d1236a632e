import { request } from '@sureda/remote/api'
import { CACHE_PREFIX, cacheStorage, isHydrating } from '@sureda/remote/device'
import { useSession } from '@sureda/remote/session'
import { useEffect, useState } from 'react'
import { answerOfPage } from './answer-of-page.ts'

interface Setting<T> {
  answer: T | null
  /** Answered or failed: a default may be shown now. */
  isSettled: boolean
}

/**
 * A public setting of the tenant. Without the query library, which would be a fifteenth of what /welcome loads; the
 * last answer is stored in the same cache, under the same rules, and shown at once.
 */
export function useSetting<T extends object>(name: string): Setting<T> {
  const language = useSession((state) => state.language)
  const tenant = useSession((state) => state.tenant?.id)
  const key = `${CACHE_PREFIX}setting ${tenant} ${language} ${name}`
  const [setting, setSetting] = useState<Setting<T>>(() => ({
    // the server's page, which React is hydrating, has no stored copy
    answer: answerOfPage<T>(`/settings/${name}`) ?? (isHydrating() ? null : readStoredCopy<T>(key)),
    isSettled: false,
  }))
  useEffect(() => {
    let isCurrent = true
    setSetting((now) => (now.answer ? now : { ...now, answer: readStoredCopy<T>(key) }))
    const ask = () => {
      request<T>('GET', `/settings/${name}`).then(
        (answer) => {
          if (!isCurrent) return
          setSetting({ answer, isSettled: true })
          // the cache cleanup reads the age of an entry by this name
          cacheStorage.setItem(key, JSON.stringify({ dataUpdatedAt: Date.now(), answer }))
        },
        () => {
          if (isCurrent) setSetting(({ answer }) => ({ answer, isSettled: true }))
        },
      )
    }
    ask()
    addEventListener('online', ask)
    return () => {
      isCurrent = false
      removeEventListener('online', ask)
    }
  }, [name, key])
  return setting
}

/** Stored data may have any shape; only an object can be an answer. */
function readStoredCopy<T extends object>(key: string): T | null {
  try {
    const stored = JSON.parse(cacheStorage.getItem(key) ?? 'null') as { answer?: unknown } | null
    return stored?.answer && typeof stored.answer === 'object' ? (stored.answer as T) : null
  } catch {
    return null
  }
}
