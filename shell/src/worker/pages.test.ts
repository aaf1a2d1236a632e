// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { asStored } from '../offline/app/stored-page.ts'
import { pageFor } from './pages.ts'

const CONTENT = '<div id="root" data-rendered><h1>La pela</h1></div>'
const page = (set: string | null, text = CONTENT, status = 200) =>
  new Response(text, {
    status,
    headers: {
      ...(set && { 'x-app-set': set }),
      'permissions-policy': 'camera=()',
      'server-timing': 'load;desc="token"',
    },
  })
const asked = (path: string) => new Request(new URL(path, location.origin))

it('stores a page with its content, says so in it, and leaves its token out', async () => {
  const stored = await asStored(asked('/experiencias/e-pela'), page('s1'))
  expect(await stored?.text()).toBe('<div id="root" data-rendered="stored"><h1>La pela</h1></div>')
  expect(stored?.headers.get('x-app-set')).toBe('s1')
  expect(stored?.headers.has('server-timing')).toBe(false)
})

it.each([
  ['without content', '/rutas', page('s1', '<div id="root"></div>')],
  ['of an unknown set', '/rutas', page(null)],
  ['that was not found', '/rutas', page('s1', CONTENT, 404)],
  ['that a query has narrowed', '/rutas?filter=x', page('s1')],
])('stores no page %s', async (_which, path, answer) => {
  expect(await asStored(asked(path), answer)).toBeNull()
  expect(answer.bodyUsed).toBe(true)
})

it('opens the page of an address only with the files that it names', () => {
  const whole = page('s2')
  const own = page('s2')
  expect(pageFor(asked('/rutas'), own, whole)).toBe(own)
  expect(pageFor(asked('/rutas'), page('s1'), whole)).toBe(whole)
  expect(pageFor(asked('/rutas'), undefined, whole)).toBe(whole)
  expect(pageFor(asked('/rutas'), own, undefined)).toBeNull()
  expect(pageFor(asked('/guia/pases'), undefined, whole)?.headers.get('permissions-policy')).toBe(
    'camera=(self)',
  )
})
