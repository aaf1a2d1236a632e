/** Language files: the shell's own and one namespace per remote, fetched when first needed and again for every further language. */
import { DEFAULT_LOCALE, type Locale } from '@sureda/contract/locale'
import type { Release } from '@sureda/contract/registry'
import { useSession } from '@sureda/remote/session'
import i18next from 'i18next'
import { create } from 'zustand'
import { LoadFailure } from '../federation/load-failure.ts'

const TIMEOUT_MS = 10_000

/** Address of a namespace's file, by language. */
type Files = Readonly<Record<Locale, string>>

/** How often words have arrived: i18next's own event is missed by whoever renders before and subscribes after it. */
export const useLoadedWords = create<{ count: number }>(() => ({ count: 0 }))

const inUse = new Map<string, Files>()
const running = new Map<string, Promise<object>>()

/** Loads a remote's words in today's language. */
export function loadWords({ base, contributes }: Release): Promise<void> {
  const { namespace, files } = contributes.i18n
  const addresses = Object.fromEntries(
    Object.entries(files ?? {}).map(([locale, file]) => [locale, base + file]),
  )
  return loadNamespace(namespace, addresses as Files)
}

/** @throws LoadFailure when neither the language asked for nor a substitute could be had */
export async function loadNamespace(
  namespace: string,
  files: Files,
  language: Locale = useSession.getState().language,
): Promise<void> {
  const same = inUse.get(namespace)?.[language] === files[language]
  if (same && i18next.hasResourceBundle(language, namespace)) return
  const words = await firstThatLoads(files, language)
  inUse.set(namespace, files)
  // a file is whole and ours alone: neither copied nor merged key by key, on a slow phone that holds up the first screen
  i18next.addResourceBundle(language, namespace, words, false, true, { skipCopy: true })
  useLoadedWords.setState(({ count }) => ({ count: count + 1 }))
}

/** All words that are in use, in another language: the old one stays on screen until they are here. */
export async function loadLanguage(language: Locale): Promise<void> {
  await Promise.all([...inUse].map(([namespace, files]) => loadNamespace(namespace, files, language)))
}

/** Another language is better than raw keys: the tenant's own, then Spanish. */
async function firstThatLoads(files: Files, language: Locale): Promise<object> {
  const tenantLanguage = useSession.getState().tenant?.locale ?? DEFAULT_LOCALE
  let reason: unknown
  for (const candidate of new Set([language, tenantLanguage, DEFAULT_LOCALE])) {
    const address = files[candidate]
    if (!address) continue
    try {
      return await fetchWords(address)
    } catch (error) {
      reason ??= error
    }
  }
  throw reason instanceof LoadFailure
    ? reason
    : new LoadFailure('locale', 'failed', `no language file for ${language}`)
}

function fetchWords(address: string): Promise<object> {
  const known = running.get(address)
  if (known) return known
  // the changed address goes around a preload that has failed
  const loading = readWords(address).catch(() => readWords(`${address}?retry=1`))
  running.set(address, loading)
  loading.catch(() => running.delete(address))
  return loading
}

async function readWords(address: string): Promise<object> {
  const name = address.replace(/\?.*$/, '')
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new LoadFailure('locale', 'failed', `${name}: HTTP ${response.status}`)
    const words = (await response.json()) as unknown
    if (typeof words === 'object' && words !== null && !Array.isArray(words)) return words
    throw new LoadFailure('locale', 'failed', `${name} holds no words`)
  } catch (error) {
    if (error instanceof LoadFailure) throw error
    const slow = error instanceof DOMException && error.name === 'TimeoutError'
    throw new LoadFailure('locale', slow ? 'timeout' : 'failed', `${name} did not load`)
  }
}
