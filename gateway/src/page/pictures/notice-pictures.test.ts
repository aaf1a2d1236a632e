import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { aTenant, tempDir } from '../../testing/fixtures.ts'
import { testGateway } from '../../testing/test-gateway.ts'

const host = 'gavarres.localhost'
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#A8442A"/><circle cx="256" cy="256" r="128" fill="#FAF0E0"/></svg>'

it('serves the brand’s icon for notifications, and its shape for the status bar', async () => {
  const mediaRoot = tempDir('media')
  mkdirSync(path.join(mediaRoot, 'gavarres/media'), { recursive: true })
  await sharp(Buffer.from(SVG)).png().toFile(path.join(mediaRoot, 'gavarres/media/maskable.png'))
  const { branding } = aTenant()
  const [small, icon] = ['gavarres/icon-192.png', 'gavarres/icon-512.png']
  const icons = { icon_192: small, icon_512: icon, maskable_512: 'gavarres/maskable.png', apple_touch: icon }
  const tenantOf = async () => aTenant({ branding: { ...branding, icons } })
  const { app } = await testGateway({ mediaRoot, tenantOf })
  const picture = (url: string) => app.inject({ url, headers: { host } })
  expect((await picture('/notice-icon.png')).headers.location).toBe('/media/gavarres/icon-192.png')
  const badge = sharp((await picture('/notice-badge.png')).rawPayload)
  const { data, info } = await badge.raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 96, height: 96, channels: 4 })
  const alphaAt = (x: number, y: number) => data[(y * 96 + x) * 4 + 3]
  // the circle fills the picture, and its background is transparent
  expect([alphaAt(48, 48), alphaAt(48, 3), alphaAt(3, 48), alphaAt(3, 3)]).toEqual([255, 255, 255, 0])
})

it('answers 404 where a brand has no icon', async () => {
  const { branding } = aTenant()
  const tenantOf = async () => aTenant({ branding: { ...branding, favicon: { ico: '', png: '', svg: '' } } })
  const { app } = await testGateway({ tenantOf })
  for (const url of ['/notice-icon.png', '/notice-badge.png'])
    expect((await app.inject({ url, headers: { host } })).statusCode).toBe(404)
})
