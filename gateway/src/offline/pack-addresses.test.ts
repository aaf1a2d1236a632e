import type { OfflinePackKind } from '@sureda/contract/remote/offline'
import { expect, it } from 'vitest'
import { aReleaseOf } from '../testing/fixtures.ts'
import { packAddresses } from './pack-addresses.ts'

const NAMES = ['mf-content', 'mf-map', 'mf-games'] as const
const list = (...ids: string[]) => ({ data: ids.map((id) => ({ id })) })
const BODIES: Record<string, object> = {
  '/api/v1/routes?per_page=100': list('r-1', 'r-2'),
  '/api/v1/routes/r-1': { data: { id: 'r-1' } },
  '/api/v1/story-tours?per_page=100': list('t-1', 't-2'),
  '/api/v1/story-tours/t-1': { data: { id: 't-1' } },
  '/api/v1/story-tours/t-1/games': list('g 1'),
  '/api/v1/story-tours/t-2/games': list('g-2', 'g-3'),
}

async function pack(kind: OfflinePackKind, id: string, without?: (typeof NAMES)[number]) {
  const asked: string[] = []
  const routes = NAMES.filter((name) => name !== without).flatMap(
    (name) => aReleaseOf(name).record.contributes.routes,
  )
  const ask = async (call: string) => {
    asked.push(call)
    return BODIES[call] && JSON.stringify(BODIES[call])
  }
  return { addresses: await packAddresses({ kind, id }, ask, routes), asked }
}

it('includes the screen of a route, the map and the safety screen', async () => {
  expect((await pack('route', 'r-1')).addresses).toEqual(['/rutas/r-1', '/mapa', '/seguridad'])
  expect((await pack('route', 'gone')).addresses).toBeUndefined()
})

it('includes the screens of a story tour and all its games, and nothing of another tour', async () => {
  const { addresses, asked } = await pack('story-tour', 't-1')
  expect(addresses).toEqual([
    '/mapa',
    '/seguridad',
    '/storytours/t-1',
    '/storytours/t-1/games',
    '/storytours/t-1/games/g%201',
  ])
  expect(asked).toEqual(['/api/v1/story-tours/t-1', '/api/v1/story-tours/t-1/games'])
})

it('includes every public screen and item of a territory', async () => {
  const { addresses } = await pack('territory', 'gavarres')
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/inicio',
      '/mapa',
      '/rutas/r-2',
      '/storytours/t-2/games',
      '/storytours/t-2/games/g-3',
    ]),
  )
  expect(addresses?.filter((address) => address.includes(':'))).toEqual([])
})

it('includes no story tours without mf-games', async () => {
  const { addresses, asked } = await pack('territory', 'gavarres', 'mf-games')
  expect([...(addresses ?? []), ...asked].filter((text) => /story-?tours/.test(text))).toEqual([])
  expect((await pack('story-tour', 't-1', 'mf-games')).addresses).toBeUndefined()
})

it('packs a route without the map where mf-map is missing', async () => {
  expect((await pack('route', 'r-1', 'mf-map')).addresses).toEqual(['/rutas/r-1'])
})
