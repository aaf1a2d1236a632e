import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { OfflinePackKind } from '@sureda/contract/remote/offline'
import type { RouteContribution } from '@sureda/contract/remote/registry'
import { expect, it } from 'vitest'
import { aTenant, tempDir } from '../testing/fixtures.ts'
import { smallArchive } from '../testing/small-archive.ts'
import { makePack } from './pack.ts'

const routes: RouteContribution[] = [
  {
    path: '/rutas/:id',
    screen: './route',
    access: 'public',
    title: 'x:y',
    preloadApi: ['/api/v1/routes/:id'],
    itemsApi: ['/api/v1/routes?per_page=100'],
    packs: ['route'],
  },
]

it('includes the drawn ground in the pack of a territory, with the address that the map uses and its size', async () => {
  const mediaRoot = tempDir('media')
  mkdirSync(path.join(mediaRoot, 'gavarres/media'), { recursive: true })
  const tenant = aTenant()
  tenant.map.ground = { file: 'gavarres/ground.pmtiles?v=0a1b2c3d', attribution: '© OpenStreetMap' }
  const answers = async () => JSON.stringify({ data: { id: 'r-one' } })
  const groundOf = async (kind: OfflinePackKind, id: string) => {
    const caller = { host: 'gavarres.localhost', ip: '192.0.2.7' }
    const made = await makePack(
      { tenant, kind, id, caller, locale: 'ca' },
      { answers, mediaRoot, routes: kind === 'route' ? routes : [] },
    )
    expect(made).toBeDefined()
    return made?.pack.files.filter(({ url }) => url.includes('pmtiles'))
  }
  // a server without the file still offers a pack
  expect(await groundOf('territory', 'gavarres')).toEqual([])
  const archive = smallArchive()
  writeFileSync(path.join(mediaRoot, 'gavarres/media/ground.pmtiles'), archive)
  expect(await groundOf('territory', 'gavarres')).toMatchObject([
    { url: '/media/gavarres/ground.pmtiles?v=0a1b2c3d', bytes: archive.length },
  ])
  expect(await groundOf('route', 'r-one')).toEqual([])
})
