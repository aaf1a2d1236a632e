import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import { expect, it } from 'vitest'
import { type EarlyInput, earlyScript } from './early-script.ts'

const files = (base: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `${base}${locale}.json`])) as Record<Locale, string>
const input: EarlyInput = {
  calls: ['/api/v1/news'],
  languageFiles: [files('/assets/'), files('/mf/x/')],
  tenantId: 'gavarres',
  renderedIn: null,
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
      documentElement: { lang: '', dataset: {} },
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
    calls,
    links: links.map((link) => link.href),
    early: page.__SUREDA_EARLY__ as Record<string, { lang: string; token: string | null }>,
  }
}

it('takes the language of the signed-in person, else the browser, else the stored one, else Spanish', () => {
  const person = { auth_token: 't', auth_user: JSON.stringify({ preferred_language: 'nl' }) }
  expect(run(['fr-CA'], person).lang).toBe('nl')
  expect(run(['fr-CA'], person, 'de').lang).toBe('nl')
  expect(run(['fr-CA'], {}, 'de').lang).toBe('de')
  expect(run(['fr-CA'], { ...person, guest_mode: 'true' }).lang).toBe('fr')
  expect(run(['xx', 'de-AT'], { language: 'ca' }).lang).toBe('de')
  expect(run(['xx'], { language: 'ca' }).lang).toBe('ca')
  expect(run([]).lang).toBe('es')
})

it('does not end its own element, as Node reads the file (the test runner escapes more than Node)', () => {
  const file = path.join(import.meta.dirname, 'early-script.ts')
  const print = `import(${JSON.stringify(file)}).then((m) => console.log(m.earlyScript(${JSON.stringify(input)})))`
  const script = execFileSync(process.execPath, ['-e', print], { encoding: 'utf8' })
  expect(script).toContain('createPolicy')
  expect(script).not.toContain('</script')
})

it('fetches only that language of the shell and of the screen', () => {
  expect(run(['ca-ES']).links).toEqual(['/assets/ca.json', '/mf/x/ca.json'])
})

it('starts the first calls as the API client would, and leaves them with language and token', () => {
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

it('survives forbidden storage and a corrupt session', () => {
  expect(run(['en'], 'forbidden').lang).toBe('en')
  expect(run(['en'], { auth_token: 't', auth_user: '{' }).lang).toBe('en')
})

it('asks nothing that a page rendered for this phone carries, and hides one that is not', () => {
  const rendered = {
    renderedIn: 'ca',
    carried: ['/api/v1/news'],
    calls: ['/api/v1/news', '/api/v1/events'],
  } as const
  const asked = (languages: string[], stored: Record<string, string>) => {
    const { calls, dataset } = run(languages, stored, null, {
      ...rendered,
      carried: [...rendered.carried],
      calls: [...rendered.calls],
    })
    return { calls: calls.map(({ url }) => url), dataset }
  }
  expect(asked(['ca'], {})).toEqual({ calls: ['/api/v1/events'], dataset: {} })
  expect(asked(['ca'], { auth_token: 't', guest_mode: 'true' })).toEqual({
    calls: ['/api/v1/events'],
    dataset: {},
  })
  expect(asked(['de'], {})).toEqual({ calls: rendered.calls, dataset: { other: '' } })
  expect(asked(['ca'], { auth_token: 't' })).toEqual({ calls: rendered.calls, dataset: { other: '' } })
})
