import { expect, it } from 'vitest'
import { captionsFault } from './captions.ts'

it('takes what a browser can show', () => {
  expect(captionsFault('WEBVTT\n\n00:01.000 --> 00:04.000\nHola')).toBeUndefined()
  expect(
    captionsFault('WEBVTT - Feliuet\r\n\r\n1\r\n00:00:01.000 --> 00:00:04.000 line:0\r\nHola'),
  ).toBeUndefined()
})

it.each([
  ['1\n00:00:01,000 --> 00:00:04,000\nHola', /no WebVTT/],
  ['', /no WebVTT/],
  ['WEBVTT\n\n00:00:01,000 --> 00:00:04,000\nHola', /no captions/],
])('names what none would show: %j', (text, message) => {
  expect(captionsFault(text)).toMatch(message)
})
