import { expect, it } from 'vitest'
import { forEachFew } from './store-file.ts'

it('fails only when nothing is running any more, and begins nothing new', async () => {
  const ended: number[] = []
  const begun: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    await new Promise((resolve) => setTimeout(resolve, item))
    if (item === 1) throw new TypeError('no network')
    ended.push(item)
  }
  await expect(forEachFew([1, 30, 40, 50, 60, 70], work)).rejects.toThrow('no network')
  expect(begun).toEqual([1, 30, 40, 50])
  expect(ended).toEqual([30, 40, 50])
})
