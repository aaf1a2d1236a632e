import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filmFault } from './film.ts'

const film = (name: string) => readFileSync(new URL(`../../gavarres/media/${name}`, import.meta.url))

it('accepts the films of the packs', () => {
  for (const name of ['welcome.webm', 'welcome.mp4']) expect(filmFault(film(name), name)).toBeUndefined()
})

it('refuses truncated films', () => {
  expect(filmFault(film('welcome.webm').subarray(0, 40_000), 'x.webm')).toMatch(/cut off/)
  expect(filmFault(film('welcome.mp4').subarray(0, 40_000), 'x.mp4')).toMatch(/cut off/)
})

it('refuses a file that is not a film', () => {
  expect(filmFault(Buffer.from('GIF89a, but a little longer than that'), 'x.mp4')).toMatch(
    /neither WebM nor MP4/,
  )
  expect(filmFault(Buffer.alloc(0), 'x.mp4')).toBe('is empty')
})

it('refuses a film with the extension of another format', () => {
  expect(filmFault(film('welcome.webm'), 'x.mp4')).toBe(
    'is WebM, whatever its name says. End it in .webm, also where it is named',
  )
})
