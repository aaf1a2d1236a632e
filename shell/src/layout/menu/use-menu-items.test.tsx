import type { BuiltNav } from '@sureda/contract/remote/registry'
import { useSession } from '@sureda/remote/session'
import { fakeApi } from '@sureda/testing/fake-api'
import { setVisitor } from '@sureda/testing/fake-session'
import { initI18n } from '@sureda/testing/i18n'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeRegistry, fakeRemote } from '../../federation/fake-releases.testing.ts'
import { useMenuItems, useWholeMenu } from './use-menu-items.ts'

let api: ReturnType<typeof fakeApi>
let asked = 0
beforeEach(async () => {
  asked = 0
  api = fakeApi({
    'GET /mf/:remote/:version/locales/ca.json': () => {
      asked += 1
      return new Response('{"title":"De prop"}')
    },
  })
  setVisitor('guest')
  await initI18n('ca')
})
afterEach(() => {
  cleanup()
  api.restore()
})

function registryOf(name: 'mf-new' | 'mf-old' | 'mf-late', more: Partial<BuiltNav>) {
  const row = fakeRemote(name)
  const routes = [{ path: '/uno', screen: './list', access: 'public', title: 'x:y' }]
  const nav = [
    {
      in: 'bottom-bar',
      path: '/uno',
      label: `${row.contributes.i18n.namespace}:title`,
      icon: 'leaf',
      order: 1,
      ...more,
    },
  ]
  return fakeRegistry({ [name]: { ...row, contributes: { ...row.contributes, routes, nav } } })
}

it('names an item in the person’s language without loading its remote’s texts', () => {
  const registry = registryOf('mf-new', { words: { ca: 'Un', es: 'Uno' } })
  const { result } = renderHook(() => useMenuItems('bottom-bar', registry))
  expect(result.current.map(({ label }) => label)).toEqual(['Un'])
  act(() => useSession.setState({ language: 'es' }))
  expect(result.current.map(({ label }) => label)).toEqual(['Uno'])
  expect(asked).toBe(0)
})

it('shows the item of a release without recorded texts once they are loaded', async () => {
  const registry = registryOf('mf-old', {})
  const { result } = renderHook(() => useMenuItems('bottom-bar', registry))
  expect(result.current).toEqual([])
  await waitFor(() => expect(result.current.map(({ label }) => label)).toEqual(['De prop']))
  expect(asked).toBe(1)
})

it('returns a list in a screen only when it is complete, and does not wait for texts that failed to load', async () => {
  const text = `${fakeRemote('mf-late').contributes.i18n.namespace}:text`
  const registry = registryOf('mf-late', { in: 'profile', words: { ca: 'Un' }, text })
  const { result } = renderHook(() => useWholeMenu('profile', registry))
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current?.map(({ label }) => label)).toEqual(['Un']))
  expect(asked).toBe(1)
})
