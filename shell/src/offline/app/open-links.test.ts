// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { provideNavigation } from '../../router/navigation.ts'
import { OPEN_LINK } from './cache-names.ts'
import { followNotices } from './open-links.ts'

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

it('opens the address of a tapped notification, only inside the app, and confirms it', () => {
  const worker = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  const went: string[] = []
  provideNavigation({ go: (to) => went.push(to), recheck: async () => {}, rulesOf: () => null })
  followNotices()
  const say = (data: unknown) => {
    const port = { postMessage: vi.fn() }
    worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }))
    return port.postMessage.mock.calls.length
  }
  expect(say({ type: OPEN_LINK, path: '/reservas?pass=1' })).toBe(1)
  for (const path of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])
    expect(say({ type: OPEN_LINK, path })).toBe(0)
  expect(say(null)).toBe(0)
  expect(say({ type: 'other', path: '/agenda' })).toBe(0)
  expect(went).toEqual(['/reservas?pass=1'])
})
