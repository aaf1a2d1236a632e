import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { audioFault } from './audio.ts'

const voice = readFileSync(new URL('../../template/media/st-axe.en.m4a', import.meta.url))

/** One Ogg page with a body of `size` bytes. */
function page(flags: number, body: Buffer): Buffer {
  const head = Buffer.alloc(28)
  head.write('OggS', 'latin1')
  head[5] = flags
  head[26] = 1
  head[27] = body.length
  return Buffer.concat([head, body])
}
const ogg = Buffer.concat([page(2, Buffer.from('OpusHead')), page(4, Buffer.alloc(60, 7))])

it('accepts audio that browsers play', () => {
  expect(audioFault(voice, 'x.m4a')).toBeUndefined()
  expect(audioFault(ogg, 'x.ogg')).toBeUndefined()
  expect(audioFault(Buffer.concat([Buffer.from('ID3'), Buffer.alloc(100)]), 'x.mp3')).toBeUndefined()
})

it('refuses truncated audio', () => {
  expect(audioFault(voice.subarray(0, voice.length - 100), 'x.m4a')).toMatch(/cut off/)
  expect(audioFault(ogg.subarray(0, ogg.length - 10), 'x.ogg')).toMatch(/cut off/)
  expect(audioFault(page(2, Buffer.from(`OpusHead${' '.repeat(50)}`)), 'x.ogg')).toMatch(/cut off/)
})

it('refuses a file that is not audio', () => {
  expect(audioFault(Buffer.alloc(0), 'x.mp3')).toBe('is empty')
  expect(audioFault(Buffer.from('GIF89a, but a little longer than that'.repeat(3)), 'x.mp3')).toMatch(
    /neither/,
  )
  const film = readFileSync(new URL('../../gavarres/media/welcome.mp4', import.meta.url))
  expect(audioFault(film, 'x.m4a')).toBe('has no sound track')
})

it('refuses audio with the extension of another format', () => {
  expect(audioFault(ogg, 'x.mp3')).toBe(
    'is Ogg, whatever its name says. End it in .ogg, also where it is named',
  )
})
