import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@sureda/contract/codes/locale'

/** Mono, 16 bit. */
export interface Sound {
  rate: number
  samples: Int16Array
}

interface Voice {
  /** Name for the note beside the files. */
  name: string
  /** Rewrites what the voice would mispronounce. */
  prepare(text: string): string
  /** Writes `out` from the prepared text. */
  run(text: string, folder: string, out: string): void
}

const command = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 120_000 })

const pico = (language: string): Voice => ({
  name: `SVOX Pico ${language}`,
  prepare: (text) => text,
  run: (text, _folder, out) =>
    command('pico2wave', ['-l', language, '-w', out, `<speed level="112">${text}</speed>`]),
})

/** Centuries are written in Roman numerals, and voices read them as letters. */
const CENTURIES = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(' ')
const withoutRomanNumerals = (text: string) =>
  text.replace(/(?<!\p{L})[IVX]{2,6}(?!\p{L})/gu, (numeral) =>
    CENTURIES.includes(numeral) ? String(CENTURIES.indexOf(numeral) + 1) : numeral,
  )

/** The most understandable freely usable voice of each language that Debian packages. */
const VOICES: Record<Locale, Voice> = {
  ca: {
    name: 'FestCat Ona (UPC), HTS',
    // the letter pair l·l is one long l; Festival reads it as two words
    prepare: (text) => text.replaceAll('l·l', 'l').replaceAll('L·L', 'L'),
    run(text, folder, out) {
      const file = join(folder, 'text.txt')
      writeFileSync(file, Buffer.from(text, 'latin1'))
      command('text2wave', ['-eval', '(voice_upc_ca_ona_hts)', '-o', out, file])
    },
  },
  es: pico('es-ES'),
  en: pico('en-GB'),
  fr: pico('fr-FR'),
  de: pico('de-DE'),
  nl: {
    name: 'eSpeak NG nl',
    prepare: (text) => text,
    run: (text, _folder, out) => command('espeak-ng', ['-v', 'nl', '-s', '150', '-w', out, text]),
  },
}

export const voiceName = (locale: Locale) => VOICES[locale].name

/** One paragraph as sound, without the silence that each voice puts around it. */
export function speak(text: string, locale: Locale, folder: string): Sound {
  const voice = VOICES[locale]
  const out = join(folder, 'spoken.wav')
  voice.run(voice.prepare(readable(text)), folder, out)
  return trimmed(readWav(readFileSync(out)))
}

/** Removes signs that are not spoken; the rest fits Latin-1, the only encoding Festival reads. */
export const readable = (text: string) =>
  withoutRomanNumerals(text)
    .replace(/[’‘]/g, "'")
    .replace(/[«»“”„"<>&]/g, '')
    .replace(/\s*[–—]\s*/g, ', ')
    .replaceAll('…', '.')
    .replace(/(?<=\d)[\u00a0\u202f.](?=\d{3}(?!\d))/g, '')
    .replace(/\s+/g, ' ')
    .normalize('NFC')

function readWav(bytes: Buffer): Sound {
  const rate = bytes.readUInt32LE(24)
  const at = bytes.indexOf('data', 36, 'latin1') + 8
  const data = bytes.subarray(at, bytes.length - ((bytes.length - at) % 2))
  return { rate, samples: new Int16Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.length)) }
}

/** Quieter samples are the synthesiser's noise. */
const AUDIBLE = 160

function trimmed({ rate, samples }: Sound): Sound {
  const loud = (sample: number) => Math.abs(sample) > AUDIBLE
  const first = samples.findIndex(loud)
  const last = samples.findLastIndex(loud)
  if (first < 0) throw new Error('The recording has no sound.')
  const breath = Math.round(rate * 0.04)
  return { rate, samples: samples.slice(Math.max(0, first - breath), last + breath) }
}
