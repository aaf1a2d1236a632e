import type { CDPSession, Page } from 'playwright'
import type { TextItem } from './data/many-texts.ts'

/**
 * Opens the search of a phone that has cached these items and waits for its field. The search request itself is
 * aborted.
 */
export async function openSearchWithCache(
  page: Page,
  origin: string,
  lists: readonly string[],
  items: readonly TextItem[],
): Promise<void> {
  const each = items.length / lists.length
  await page.route(/\/api\/v1\/(search|[a-z-]+)\?/, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    if (name === 'search') return route.abort()
    const at = lists.indexOf(name)
    const known = ['story-tours', 'packages', 'operators']
    if (at === -1) return known.includes(name) ? route.fulfill({ json: { data: [] } }) : route.continue()
    const own = items.slice(at * each, (at + 1) * each)
    return route.fulfill({ json: { data: own.map((item, n) => listItem(`${name}-${n}`, item)) } })
  })
  await page.goto(`${origin}/buscar?q=${encodeURIComponent(items[0]?.title ?? '')}`)
  await page.locator('main article').first().waitFor()
}

const listItem = (id: string, { title, text }: TextItem) => ({
  id,
  title,
  name: title,
  description: text,
  start_datetime: '2090-05-01T10:00:00Z',
  end_datetime: null,
  image: null,
})

export interface SearchTiming {
  ms: number
  cpuMs: number
}

/**
 * Measures each question from the change of the URL until its hits are painted, and the processor time of the main
 * thread.
 */
export async function measureSearches(
  page: Page,
  cdp: CDPSession,
  questions: readonly string[],
): Promise<SearchTiming[]> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busyMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const answers: SearchTiming[] = []
  for (const question of questions) {
    const before = await busyMs()
    const ms = await page.evaluate(ask, question)
    if (ms !== null) answers.push({ ms, cpuMs: (await busyMs()) - before })
  }
  return answers
}

/** Runs in the page. Returns null when the URL already has the question, because nothing would happen. */
async function ask(question: string): Promise<number | null> {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]')
  const main = document.querySelector('main')
  if (!field || !main) throw new Error('The search has no field')
  if (question === field.value) return null
  const painted = new Promise<number>((resolve) => {
    let started = 0
    const { replaceState } = history
    history.replaceState = (...state) => {
      started = performance.now()
      history.replaceState = replaceState
      replaceState.apply(history, state)
    }
    const seen = new MutationObserver(() => {
      if (started === 0) return
      seen.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
    })
    seen.observe(main, { childList: true, characterData: true, subtree: true })
  })
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, question)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return await painted
}
