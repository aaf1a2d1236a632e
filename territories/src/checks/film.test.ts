import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filmFault } from './film.ts'

const film = (name: string) => readFileSync(new URL(`../../gavarres/media/${name}`, import.meta.url))

it('accepts the films of our own packs', () => {
  expect(filmFault(film('welcome.webm'))).toBeUndefined()
  expect(filmFault(film('welcome.mp4'))).toBeUndefined()
})

it('sees films that were cut off', () => {
  expect(filmFault(film('welcome.webm').subarray(0, 40_000))).toMatch(/cut off/)
  expect(filmFault(film('welcome.mp4').subarray(0, 40_000))).toMatch(/cut off/)
})

it('sees what is no film at all', () => {
  expect(filmFault(Buffer.from('GIF89a, but a little longer than that'))).toMatch(/neither WebM nor MP4/)
  expect(filmFault(Buffer.alloc(0))).toBe('is empty')
})
