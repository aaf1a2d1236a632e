// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { provideShell, type ShellServices } from '../shell/services.ts'
import { toggleFavorite } from './favorites.ts'
import { type SessionUser, setFavorites, useSession } from './session.ts'

const server = vi.fn<typeof fetch>()
const askToLogin = vi.fn()
const marked = () => [...useSession.getState().favorites]
const status = (code: number) =>
  new Response('{"code":"favorite_not_found"}', {
    status: code,
    headers: { 'Content-Type': 'application/problem+json' },
  })

beforeEach(() => {
  server.mockReset()
  askToLogin.mockReset()
  vi.stubGlobal('fetch', server)
  provideShell({ askToLogin } as unknown as ShellServices)
  useSession.setState({ token: 't', user: { id: 'u', roles: [] } as unknown as SessionUser, guest: false })
  setFavorites([])
})

it('fills the button before the server has answered', async () => {
  let respond: (response: Response) => void = () => {}
  server.mockReturnValue(
    new Promise((resolve) => {
      respond = resolve
    }),
  )
  const done = toggleFavorite('experience', 'e-pela')
  expect(marked()).toEqual(['experience:e-pela'])
  respond(new Response('{"data":{}}', { headers: { 'Content-Type': 'application/json' } }))
  await done
  expect(marked()).toEqual(['experience:e-pela'])
})

it('reverts the button when the server refuses, and throws', async () => {
  server.mockResolvedValue(status(500))
  await expect(toggleFavorite('experience', 'e-pela')).rejects.toMatchObject({ status: 500 })
  expect(marked()).toEqual([])
})

it('removes a favorite by id and type, also when it is already removed', async () => {
  setFavorites(['poi:l 1', 'route:r'])
  server.mockResolvedValue(status(404))
  await toggleFavorite('poi', 'l 1')
  expect(server.mock.calls[0]?.[0]).toBe('/api/v1/favorites/l%201/poi')
  expect(marked()).toEqual(['route:r'])
})

it('asks a guest to sign in and come back here', async () => {
  useSession.setState({ token: null, user: null, guest: true })
  await toggleFavorite('experience', 'e-pela')
  expect(askToLogin).toHaveBeenCalledWith('/')
  expect(server).not.toHaveBeenCalled()
})
