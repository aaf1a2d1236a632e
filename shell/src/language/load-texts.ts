/** Language files: the shell's own and one namespace per remote, fetched on first use and again for each further language. */

import { DEFAULT_LOCALE, type Locale } from '@sureda/contract/codes/locale'
import type { Release } from '@sureda/contract/remote/registry'
import { REQUEST_TIMEOUT_MS } from '@sureda/contract/rules/limits'
import { useSession } from '@sureda/remote/session'
import i18next from 'i18next'
import { create } from 'zustand'
import { LoadFailure } from '../federation/load-failure.ts'
import { withTimeout } from '../federation/with-timeout.ts'

/** Longest wait for texts in any language. Nothing is shown before the shell's texts. */
const LIMIT_MS = REQUEST_TIMEOUT_MS
/** Time per try; each file is tried twice. */
const TRY_MS = LIMIT_MS / 2
/** Head start of a language before the next best is fetched as well. */
const HEAD_START_MS = 4_000

/** Addresses of a namespace's files, by language. */
type Files = Readonly<Record<Locale, string>>

/** Number of loads: components that render before and subscribe after i18next's event would miss it. */
export const useLoadedTexts = create<{ count: number }>(() => ({ count: 0 }))

const inUse = new Map<string, Files>()
const running = new Map<string, Promise<object>>()
/** Files that did not load and are replaced by another language. */
const lost = new Map<string, { namespace: string; language: Locale; address: string }>()
const idOf = (namespace: string, language: Locale) => `${namespace} ${language}`

/** Loads a remote's texts in the current language, and in the next one if it changes meanwhile. */
export async function loadTexts({ base, contributes }: Release): Promise<void> {
  const { namespace, files } = contributes.i18n
  const addresses = Object.fromEntries(
    Object.entries(files ?? {}).map(([locale, file]) => [locale, base + file]),
  ) as Files
  let language: Locale
  do {
    language = useSession.getState().language
    await loadNamespace(namespace, addresses, language)
  } while (language !== useSession.getState().language)
}

/** @throws LoadFailure if neither the language nor a substitute loads within 15 s */
export async function loadNamespace(namespace: string, files: Files, language: Locale): Promise<void> {
  const same = inUse.get(namespace)?.[language] === files[language]
  if (same && i18next.hasResourceBundle(language, namespace)) return void fetchLost(idOf(namespace, language))
  const { locale, words } = await withTimeout(
    firstThatLoads(files, candidatesFor(files, language)),
    LIMIT_MS,
    'locale',
    `${namespace} in ${language}`,
  )
  inUse.set(namespace, files)
  noteLost(namespace, language, locale === language ? undefined : files[language])
  show(namespace, language, words)
}

/** Loads all namespaces in use in another language: the old one stays on screen until then. */
export async function loadLanguage(language: Locale): Promise<void> {
  // more namespaces may come into use meanwhile
  do await Promise.all([...inUse].map(([namespace, files]) => loadNamespace(namespace, files, language)))
  while ([...inUse.keys()].some((namespace) => !i18next.hasResourceBundle(language, namespace)))
}

/** Retries every file that another language replaces. */
export function fetchMissingTexts(): void {
  for (const id of lost.keys()) void fetchLost(id)
}

async function fetchLost(id: string): Promise<void> {
  const wanted = lost.get(id)
  const words = wanted && (await fetchWords(wanted.address).catch(() => null))
  if (!words || lost.get(id) !== wanted) return
  lost.delete(id)
  show(wanted.namespace, wanted.language, words)
  // the substitute is on screen, and i18next does not announce better texts
  if (wanted.language === i18next.language) await i18next.changeLanguage(wanted.language)
}

function noteLost(namespace: string, language: Locale, address: string | undefined): void {
  const id = idOf(namespace, language)
  if (!address) return void lost.delete(id)
  lost.set(id, { namespace, language, address })
  // late, but still loading
  if (running.has(address)) void fetchLost(id)
}

function show(namespace: string, language: Locale, words: object): void {
  // neither copied nor merged: a file is complete and ours alone, and merging delays the first screen on slow phones
  i18next.addResourceBundle(language, namespace, words, false, true, { skipCopy: true })
  useLoadedTexts.setState(({ count }) => ({ count: count + 1 }))
}

/** Another language is better than raw keys: the tenant's default, then Spanish. */
function candidatesFor(files: Files, language: Locale): Locale[] {
  const tenantLanguage = useSession.getState().tenant?.locale ?? DEFAULT_LOCALE
  return [...new Set([language, tenantLanguage, DEFAULT_LOCALE])].filter((locale) => files[locale])
}

/** Starts each candidate when the previous ones have failed or used up their head start. */
async function firstThatLoads(
  files: Files,
  [locale, ...others]: Locale[],
): Promise<{ locale: Locale; words: object }> {
  if (!locale) throw new LoadFailure('locale', 'failed', 'no language file')
  const best = fetchWords(files[locale]).then((words) => ({ locale, words }))
  if (others.length === 0) return best
  const next = headStart(best).then(() => firstThatLoads(files, others))
  try {
    return await Promise.any([best, next])
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error
  }
}

/** Resolves when `loading` fails or takes too long; never if it succeeds in time. */
function headStart(loading: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HEAD_START_MS)
    loading.then(
      () => clearTimeout(timer),
      () => resolve(),
    )
  })
}

function fetchWords(address: string): Promise<object> {
  const known = running.get(address)
  if (known) return known
  // the changed address bypasses a failed preload
  const loading = readWords(address).catch(() => readWords(`${address}?retry=1`))
  running.set(address, loading)
  loading.catch(() => running.delete(address))
  return loading
}

async function readWords(address: string): Promise<object> {
  const name = address.replace(/\?.*$/, '')
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TRY_MS) })
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
