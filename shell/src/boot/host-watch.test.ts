// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { watchHost } from './host-watch.ts'

it.each(['pageshow', 'popstate', 'focus'])('reloads when a %s finds another host name', (kind) => {
  let host = 'gavarres.localhost'
  const start = vi.fn()
  const stop = watchHost(start, () => host)
  dispatchEvent(new Event(kind))
  expect(start).not.toHaveBeenCalled()
  host = 'raya.localhost'
  dispatchEvent(new Event(kind))
  expect(start).toHaveBeenCalledOnce()
  stop()
  dispatchEvent(new Event(kind))
  expect(start).toHaveBeenCalledOnce()
})
