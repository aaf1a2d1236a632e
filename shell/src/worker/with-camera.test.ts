import { expect, it } from 'vitest'
import { withCamera } from './with-camera.ts'

const page = () =>
  new Response('page', { headers: { 'permissions-policy': 'camera=(), usb=()', etag: '"1"' } })
const policyAt = (path: string) =>
  withCamera(new Request(`https://gavarres.example${path}`), page()).headers.get('permissions-policy')

it('lets the stored page use the camera in the guide area and nowhere else', async () => {
  expect(policyAt('/guia')).toBe('camera=(self), usb=()')
  expect(policyAt('/guia/lista?date=2026-12-05')).toBe('camera=(self), usb=()')
  for (const path of ['/', '/inicio', '/guias', '/reservas?x=/guia/'])
    expect(policyAt(path)).toBe('camera=(), usb=()')
  const answer = withCamera(new Request('https://gavarres.example/guia/lista'), page())
  expect([await answer.text(), answer.headers.get('etag')]).toEqual(['page', '"1"'])
})
