import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import type { PageVariant } from '@sureda/contract/remote/server-render'
import { type AccessFacts, isGuide } from '@sureda/contract/rules/access'
import { expect, it } from 'vitest'
import { type EarlyInput, earlyScript } from './early-script.ts'

const files = (base: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `${base}${locale}.json`])) as Record<Locale, string>
const input: EarlyInput = {
  calls: ['/api/v1/news'],
  languageFiles: [files('/assets/'), files('/mf/x/')],
  tenantId: 'gavarres',
  renderedFor: null,
  heightsKey: 'cache:places',
  carried: [],
  tenantLocale: 'ca',
}

interface Call {
  url: string
  headers: Record<string, string>
}

/** Runs the script as a browser would, with just what it touches. */
function run(
  languages: string[],
  stored: Record<string, string> | 'forbidden' = {},
  picked: string | null = null,
  change: Partial<EarlyInput> = {},
) {
  const calls: Call[] = []
  const links: { href: string }[] = []
  const style: Record<string, string> = {}
  const setProperty = (name: string, value: string) => {
    style[name] = value
  }
  const page: Record<string, unknown> = {
    navigator: { languages },
    location: { href: 'http://g/x', origin: 'http://g', hostname: 'g' },
    localStorage: {
      getItem: (key: string) => {
        if (stored === 'forbidden') throw new Error('SecurityError')
        return stored[key] ?? null
      },
    },
    sessionStorage: { getItem: () => picked },
    document: {
      documentElement: { lang: '', dataset: {}, style: { setProperty } },
      head: { append: (link: { href: string }) => links.push(link) },
      createElement: () => ({}),
    },
    fetch: (url: string, { headers }: Call) => {
      calls.push({ url, headers })
      return Promise.reject(new Error('offline'))
    },
    URL,
    RegExp,
    JSON,
    Object,
    String,
  }
  page.window = page
  runInContext(earlyScript({ ...input, ...change }), createContext(page))
  const { lang, dataset } = (
    page.document as { documentElement: { lang: string; dataset: Record<string, string> } }
  ).documentElement
  return {
    lang,
    dataset,
    style,
    calls,
    links: links.map((link) => link.href),
    early: page.__SUREDA_EARLY__ as Record<string, { lang: string; token: string | null }>,
  }
}

it('chooses the language of the signed-in person, else of the browser, else the stored one, else Spanish', () => {
  const person = { auth_token: 't', auth_user: JSON.stringify({ preferred_language: 'nl' }) }
  expect(run(['fr-CA'], person).lang).toBe('nl')
  expect(run(['fr-CA'], person, 'de').lang).toBe('nl')
  expect(run(['fr-CA'], {}, 'de').lang).toBe('de')
  expect(run(['fr-CA'], { ...person, guest_mode: 'true' }).lang).toBe('fr')
  expect(run(['xx', 'de-AT'], { language: 'ca' }).lang).toBe('de')
  expect(run(['xx'], { language: 'ca' }).lang).toBe('ca')
  expect(run([]).lang).toBe('es')
})

it('contains no closing script tag when Node runs the source', () => {
  const file = path.join(import.meta.dirname, 'early-script.ts')
  const print = `import(${JSON.stringify(file)}).then((m) => console.log(m.earlyScript(${JSON.stringify(input)})))`
  const script = execFileSync(process.execPath, ['-e', print], { encoding: 'utf8' })
  expect(script).toContain('createPolicy')
  expect(script).not.toContain('</script')
})

it('preloads the texts of shell and screen in that language only', () => {
  expect(run(['ca-ES']).links).toEqual(['/assets/ca.json', '/mf/x/ca.json'])
})

it('starts the first calls as the API client would, and stores them with language and token', () => {
  const { calls, early } = run(['en'], { auth_token: 'abc', auth_user: '{}' })
  expect(calls).toEqual([
    {
      url: '/api/v1/news',
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'en',
        'X-Tenant-Domain': 'g',
        'X-Tenant-Locale': 'ca',
        'X-Tenant-Id': 'gavarres',
        Authorization: 'Bearer abc',
      },
    },
  ])
  expect(early['/api/v1/news']).toMatchObject({ lang: 'en', token: 'abc' })
})

it('works without storage and with a corrupt session', () => {
  expect(run(['en'], 'forbidden').lang).toBe('en')
  expect(run(['en'], { auth_token: 't', auth_user: '{' }).lang).toBe('en')
})

it('skips calls whose answers a matching rendered page carries, and hides a page that does not match', () => {
  const calls = ['/api/v1/news', '/api/v1/events']
  const asked = (variant: PageVariant, languages: string[], stored: Record<string, string>) => {
    const renderedFor = { locale: 'ca', variant } as const
    const ran = run(languages, stored, null, { renderedFor, carried: ['/api/v1/news'], calls })
    return { calls: ran.calls.map(({ url }) => url), dataset: ran.dataset }
  }
  const taken = { calls: ['/api/v1/events'], dataset: {} }
  const hidden = { calls, dataset: { other: '' } }
  const member = { auth_token: 't', auth_user: JSON.stringify({ roles: ['user'] }) }
  const guide = { auth_token: 't', auth_user: JSON.stringify({ roles: ['guide'] }) }
  expect(asked('guest', ['ca'], {})).toEqual(taken)
  expect(asked('guest', ['ca'], { ...member, guest_mode: 'true' })).toEqual(taken)
  expect(asked('guest', ['de'], {})).toEqual(hidden)
  expect(asked('guest', ['ca'], member)).toEqual(hidden)
  expect(asked('guest', ['ca'], guide)).toEqual(hidden)
  expect(asked('member', ['ca'], member)).toEqual(taken)
  expect(asked('member', ['de'], member)).toEqual(hidden)
  expect(asked('member', ['ca'], guide)).toEqual(hidden)
  expect(asked('member', ['ca'], {})).toEqual(hidden)
  expect(asked('guide', ['ca'], guide)).toEqual(taken)
  expect(asked('guide', ['ca'], member)).toEqual(hidden)
})

it('recognises a guide in every way the contract does', () => {
  const people = [
    { is_guide: true },
    { permissions: { is_guide: true } },
    { access_type: 'guide' },
    { role: 'guide' },
    { roles: ['guide'] },
    { roles: ['operator'], access_type: 'cms', is_guide: false, permissions: null },
    {},
  ]
  for (const person of people) {
    const stored = { auth_token: 't', auth_user: JSON.stringify(person) }
    const { dataset } = run(['ca'], stored, null, { renderedFor: { locale: 'ca', variant: 'guide' } })
    expect('other' in dataset, JSON.stringify(person)).toBe(!isGuide({ roles: [], ...person } as AccessFacts))
  }
})

it('reserves the last height of a member’s own parts, and nothing for other visitors', () => {
  const places = JSON.stringify({ heights: { 'home-cards': 231, 'home-package': 0 } })
  expect(run(['ca'], { auth_token: 't', 'cache:places': places }).style).toEqual({
    '--kept-home-cards': '231px',
    '--kept-home-cards-display': 'block',
    '--kept-home-package': '0px',
    '--kept-home-package-display': 'none',
  })
  expect(run(['ca'], { 'cache:places': places }).style).toEqual({})
  for (const junk of ['{', 'null', '{"heights":7}'])
    expect(run(['ca'], { auth_token: 't', 'cache:places': junk }).style).toEqual({})
})
