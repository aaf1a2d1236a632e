import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useAfterPaint } from './use-after-paint.ts'

afterEach(() => vi.unstubAllGlobals())

function frames() {
  const asked = new Map<number, FrameRequestCallback>()
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (begin: FrameRequestCallback) => {
    last += 1
    asked.set(last, begin)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => asked.delete(id))
  return () =>
    act(async () => {
      const due = [...asked.values()]
      asked.clear()
      for (const begin of due) begin(0)
    })
}

it('returns the first value at once, and a later one when the frame before it was shown', async () => {
  const frame = frames()
  const { result, rerender } = renderHook(({ value }) => useAfterPaint(value), {
    initialProps: { value: 'oak' },
  })
  expect(result.current).toBe('oak')
  await frame()
  await frame()
  rerender({ value: 'cork' })
  await frame()
  expect(result.current).toBe('oak')
  await frame()
  expect(result.current).toBe('cork')
})

it('skips a value that was replaced before it was painted', async () => {
  const frame = frames()
  const seen: string[] = []
  const { rerender } = renderHook(({ value }) => seen.push(useAfterPaint(value)), {
    initialProps: { value: 'o' },
  })
  rerender({ value: 'oa' })
  await frame()
  rerender({ value: 'oak' })
  await frame()
  await frame()
  expect([...new Set(seen)]).toEqual(['o', 'oak'])
})
