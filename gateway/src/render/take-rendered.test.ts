import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { takeRenderedScript } from './take-rendered.ts'

/** Runs the script in a page with just what it touches. */
function run(dataset: Record<string, string>, early: Record<string, unknown> = {}, rendered = '') {
  const gone: string[] = []
  const listeners = new Set<(event: object) => void>()
  const kinds: string[] = []
  const element = (id: string, textContent = '') => ({
    textContent,
    remove: () => gone.push(id),
    replaceChildren: () => gone.push(`content of ${id}`),
    removeAttribute: (name: string) => gone.push(`${name} of ${id}`),
    getAttribute: () => rendered,
  })
  const elements: Record<string, ReturnType<typeof element>> = {
    root: element('root'),
    'sureda-answers': element('sureda-answers', '{"/api/v1/news":"{\\"data\\":1}"}'),
    'sureda-rendered': element('sureda-rendered', '{"minute":1800000}'),
  }
  const page: Record<string, unknown> = {
    document: { documentElement: { dataset }, getElementById: (id: string) => elements[id] ?? null },
    Response,
    addEventListener: (kind: string, hear: (event: object) => void) => {
      kinds.push(kind)
      listeners.add(hear)
    },
    removeEventListener: (_kind: string, hear: (event: object) => void) => listeners.delete(hear),
    __SUREDA_EARLY__: early,
  }
  page.window = page
  runInContext(takeRenderedScript('ca'), createContext(page))
  return {
    gone,
    kinds,
    tap: (tagName: string | null, type = 'click', fields: object = {}) => {
      const stopped: string[] = []
      const target = { closest: () => tagName && { tagName, ...fields } }
      const stop = (name: string) => () => stopped.push(name)
      for (const hear of listeners)
        hear({ type, target, preventDefault: stop('default'), stopPropagation: stop('way') })
      return stopped
    },
    endEarlyTaps: page.__SUREDA_TAP__ as () => unknown,
    early: page.__SUREDA_EARLY__ as Record<string, { lang: string; response: Promise<Response> }>,
  }
}

it('adds the answers in the page to the calls in progress', async () => {
  const other = { lang: 'ca' }
  const { gone, early } = run({}, { '/api/v1/other': other })
  expect(gone).toEqual([])
  expect(early['/api/v1/other']).toBe(other)
  // without a token: the answer is the same for everyone
  expect(Object.keys(early['/api/v1/news'] ?? {})).toEqual(['lang', 'response'])
  expect(await (await early['/api/v1/news']?.response)?.json()).toEqual({ data: 1 })
})

it('states the age of the answers in a stored page', async () => {
  const age = async (rendered: string) => {
    const { early } = run({}, {}, rendered)
    return (await early['/api/v1/news']?.response)?.headers.get('x-kept-at')
  }
  expect(await age('stored')).toBe('1800000')
  expect(await age('')).toBeNull()
})

it('removes a page rendered for another person or language', () => {
  const dataset = { other: '' }
  const { gone, early } = run(dataset)
  expect(gone).toEqual(['content of root', 'data-rendered of root', 'sureda-answers', 'sureda-rendered'])
  expect(dataset).toEqual({})
  expect(early).toEqual({})
})

it('stores the last press of a button until hydration, but not of links and fields', () => {
  const { tap, endEarlyTaps } = run({})
  expect(tap(null)).toEqual([])
  expect(tap('FORM')).toEqual([])
  expect(tap('BUTTON')).toEqual(['default', 'way'])
  expect(endEarlyTaps()).toEqual({ tagName: 'BUTTON' })
  expect(tap('BUTTON')).toEqual([])
})

it('stores a press on a checkbox or radio button, but not on text fields', () => {
  const { tap, endEarlyTaps } = run({})
  expect(tap('LABEL', 'click', { control: { type: 'checkbox' } })).toEqual(['default', 'way'])
  expect(tap('INPUT', 'click', { type: 'radio' })).toEqual(['default', 'way'])
  expect(endEarlyTaps()).toEqual({ tagName: 'INPUT', type: 'radio' })
  for (const fields of [{ type: 'search' }, { control: { type: 'text' } }, { control: null }])
    expect(run({}).tap('type' in fields ? 'INPUT' : 'LABEL', 'click', fields)).toEqual([])
})

it('prevents the submission of a form before hydration, so that nothing of it gets into an address', () => {
  const { kinds, tap, endEarlyTaps } = run({})
  expect(kinds).toEqual(['click', 'submit'])
  tap('BUTTON')
  expect(tap('FORM', 'submit')).toEqual(['default', 'way'])
  expect(endEarlyTaps()).toEqual({ tagName: 'FORM' })
})
