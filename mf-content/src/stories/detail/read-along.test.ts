import { expect, it } from 'vitest'
import { paragraphAt, readingMinutes } from './read-along.ts'

const title = 'a'.repeat(10)
const paragraphs = ['b'.repeat(100), 'c'.repeat(200), 'd'.repeat(100)]
// 410 letters at a tenth of a second, and 2.5 s of silence
const DURATION = 43.5

it('follows a recording through the paragraphs', () => {
  const at = (time: number) => paragraphAt(title, paragraphs, time, DURATION)
  expect([0, 1, 3, 12, 13, 32, 33.5, 43.5].map(at)).toEqual([-1, -1, 0, 0, 1, 1, 2, 2])
})

it('marks nothing while the length is unknown or without a text', () => {
  expect(paragraphAt(title, paragraphs, 5, 0)).toBe(-1)
  expect(paragraphAt('', [], 5, 20)).toBe(-1)
})

it('says how many minutes a text takes, at least one', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('mot '.repeat(540))).toBe(3)
})
