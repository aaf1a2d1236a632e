import { expect, it } from 'vitest'
import { captionsFault } from './captions.ts'

it('accepts captions that a browser can show', () => {
  expect(captionsFault('WEBVTT\n\n00:01.000 --> 00:04.000\nHola')).toBeUndefined()
  expect(
    captionsFault('WEBVTT - Feliuet\r\n\r\n1\r\n00:00:01.000 --> 00:00:04.000 line:0\r\nHola'),
  ).toBeUndefined()
  expect(
    captionsFault(
      'WEBVTT\nKind: captions\n\nNOTE by ear\n\nSTYLE\n::cue {}\n\nfirst\n01:00.000 --> 01:04.000\nHola\n',
    ),
  ).toBeUndefined()
  expect(captionsFault('WEBVTT\n\n00:01.000 --> 00:04.000\n<v Anna><i>3 &lt; 4</i></v>')).toBeUndefined()
})

it.each([
  ['1\n00:00:01,000 --> 00:00:04,000\nHola', /no WebVTT/],
  ['', /no WebVTT/],
  ['WEBVTT\n\n00:00:01,000 --> 00:00:04,000\nHola', /no time in line 3/],
  ['WEBVTT\n\n', /no captions/],
  [
    'WEBVTT\n\n00:01.000 --> 00:04.000\nU\n\n00:04,100 --> 00:07,800\nDos',
    /no time in line 6 \(“00:04,100 --> 00:07,800”\)/,
  ],
  [
    'WEBVTT\n\n00:01.000 --> 00:04.000\nU\n\ni mig\n\n00:05.000 --> 00:06.000\nDos',
    /no time in line 6 \(“i mig”\)/,
  ],
  ['WEBVTT\n\n00:04.000 --> 00:01.000\nU', /ends before it begins in line 3/],
  ['WEBVTT\n\n00:01.000 --> 00:04.000\n\nU', /no text behind line 3/],
  [
    'WEBVTT\n\n00:01.000 --> 00:02.000\nU\n00:03.000 --> 00:04.000\nDos',
    /without a blank line before it in line 5/,
  ],
  [
    // the name of the second caption would be shown below the first
    'WEBVTT\n\n1\n00:01.000 --> 00:02.000\nU\n \n2\n00:03.000 --> 00:04.000\nDos',
    /only spaces in line 6/,
  ],
  [
    'WEBVTT\n\n00:01.000 --> 00:02.000\nNens de <4 anys, no',
    /has a < without its > in line 4 \(“Nens de <4 anys, no”\)/,
  ],
])('refuses captions that no browser shows: %j', (text, message) => {
  expect(captionsFault(text)).toMatch(message)
})
