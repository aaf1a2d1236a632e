import { afterEach, expect, it, vi } from 'vitest'
import { endWith } from './stopping.ts'

afterEach(() => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal)
})

it('closes once, in order, however often it is called', async () => {
  const done: string[] = []
  const code = await new Promise<number>((exit) => {
    endWith([async () => done.push('server'), () => done.push('database')], exit)
    process.emit('SIGINT')
    process.emit('SIGINT')
    process.emit('SIGTERM')
  })
  expect(done).toEqual(['server', 'database'])
  expect(code).toBe(0)
})

it('does not wait forever for a part that hangs', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const exit = vi.fn()
  endWith([() => new Promise(() => undefined)], exit)
  process.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(exit).toHaveBeenCalledWith(1)
  expect(said).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
