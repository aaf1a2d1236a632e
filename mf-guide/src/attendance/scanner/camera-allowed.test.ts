// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { isCameraAllowed, isWorthReloading } from './camera-allowed.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'featurePolicy')
})

const loadedAt = (path: string) =>
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: `https://gavarres.example${path}` }] })

it('asks the policy of the page, and allows the camera where the browser has none', () => {
  expect(isCameraAllowed()).toBe(true)
  Object.assign(document, { featurePolicy: { allowsFeature: (name: string) => name !== 'camera' } })
  expect(isCameraAllowed()).toBe(false)
})

it('loads the page again only when it was loaded outside the guide area', () => {
  loadedAt('/inicio')
  expect(isWorthReloading()).toBe(true)
  loadedAt('/guia/lista')
  expect(isWorthReloading()).toBe(false)
})

it('does not leave a page that cannot be loaded again without network', () => {
  loadedAt('/inicio')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(isWorthReloading()).toBe(false)
})
