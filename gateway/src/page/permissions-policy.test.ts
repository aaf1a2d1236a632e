import { expect, it } from 'vitest'
import { testGateway } from '../testing/test-gateway.ts'

const { app } = await testGateway()
const page = (url: string) => app.inject({ url, headers: { host: 'gavarres.localhost:4000' } })

it('lets pages of the guide area use the camera, and no others', async () => {
  const cameraOf = async (url: string) =>
    /camera=(\S*?),/.exec(String((await page(url)).headers['permissions-policy']))?.[1]
  for (const url of ['/guia', '/guia/lista?date=2026-12-05', '/Guia/lista/', '/guia/nothing-here'])
    expect([url, await cameraOf(url)]).toEqual([url, '(self)'])
  for (const url of ['/', '/inicio', '/guias', '/reservas?x=/guia/'])
    expect([url, await cameraOf(url)]).toEqual([url, '()'])
})
