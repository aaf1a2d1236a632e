// @vitest-environment jsdom
import { setVisitor } from '@sureda/testing/fake-session'
import { createBrowserRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { guard } from './guard.ts'

vi.mock('../access/device-class.ts', () => ({ currentDevice: () => ({ class: 'mobile', robot: false }) }))

beforeEach(() => setVisitor('guest'))

/** Where the browser ends up after opening an address of the app. */
async function open(path: string, access: 'public' | 'anonymous-only' = 'public'): Promise<string> {
  history.replaceState(null, '', location.origin + path)
  const route = (pattern: string) => ({
    path: pattern,
    element: null,
    loader: async (args: Parameters<typeof guard>[1]) => {
      await guard({ access: new URL(args.request.url).pathname === '/login' ? access : 'public' }, args)
      return null
    },
  })
  const router = createBrowserRouter([route('/rutas/lista'), route('/rutas/:id'), route('*')])
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  router.dispose()
  return location.href.slice(location.origin.length)
}

it.each([
  ['/rutas/lista', '/rutas/lista'],
  ['/RUTAS/lista/', '/rutas/lista'],
  ['/rutas//lista?sort=name#map', '/rutas/lista?sort=name#map'],
  ['//rutas//lista', '/rutas/lista'],
  ['//', '/'],
  // whatever it looks like, it remains an address of the app
  ['//evil.example/x', '/evil.example/x'],
  ['///evil.example', '/evil.example'],
])('redirects from %s to %s', async (asked, place) => {
  expect(await open(asked)).toBe(place)
})

it('redirects the answer of a provider from the login screen to the screen where a signed-in person waits for it', async () => {
  setVisitor('member')
  sessionStorage.setItem('provider_sign_in', JSON.stringify({ path: '/perfil/eliminar' }))
  expect(await open('/login#state=s&id_token=jwt', 'anonymous-only')).toBe(
    '/perfil/eliminar#state=s&id_token=jwt',
  )
  expect(await open('/login', 'anonymous-only'), 'without an answer').toBe('/inicio')
  expect(await open('/inicio#state=s&id_token=jwt'), 'led on by the server').toBe(
    '/perfil/eliminar#state=s&id_token=jwt',
  )
  expect(await open('/inicio'), 'without an answer').toBe('/inicio')
  setVisitor('stranger')
  expect(await open('/login#state=s&id_token=jwt', 'anonymous-only')).toBe('/login#state=s&id_token=jwt')
  sessionStorage.clear()
})
