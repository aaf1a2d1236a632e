import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { aTenant, tempDir } from '../../testing/fixtures.ts'
import { testGateway } from '../../testing/test-gateway.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const host = 'gavarres.localhost'

it('offers iPhones a start picture of exactly their size, and other phones none', async () => {
  const mediaRoot = tempDir('media')
  mkdirSync(path.join(mediaRoot, 'gavarres/media'), { recursive: true })
  await sharp({ create: { width: 512, height: 512, channels: 3, background: '#A8442A' } })
    .png()
    .toFile(path.join(mediaRoot, 'gavarres/media/icon-512.png'))
  const { branding } = aTenant()
  const icon = 'gavarres/icon-512.png'
  const icons = { icon_192: icon, icon_512: icon, maskable_512: icon, apple_touch: icon }
  const tenantOf = async () => aTenant({ branding: { ...branding, icons } })
  const { app } = await testGateway({ mediaRoot, tenantOf })
  const pageFor = async (agent: string) =>
    (await app.inject({ url: '/inicio', headers: { host, 'user-agent': agent } })).body
  expect(await pageFor('Mozilla/5.0 (Linux; Android 15)')).not.toContain('apple-touch-startup-image')

  const tags = (await pageFor(IPHONE)).match(/<link rel="apple-touch-startup-image"[^>]+>/g) ?? []
  expect(tags).toHaveLength(11)
  const href = /href="(\/splash\/gavarres\/1170x2532\.[0-9a-f]{12}\.png)"/.exec(tags.join())?.[1] ?? ''
  const picture = await app.inject({ url: href, headers: { host } })
  expect(picture.headers['cache-control']).toContain('immutable')
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1170, height: 2532 })
  expect(picture.rawPayload.length).toBeLessThan(60_000)
  const unknown = await app.inject({ url: '/splash/gavarres/9x9.000000000000.png', headers: { host } })
  expect(unknown.statusCode).toBe(404)
})
