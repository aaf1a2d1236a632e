import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import { AUDIO_INDEX, type AudioIndex, spokenText, textMark } from '../src/checks/spoken.ts'
import { type Sound, speak, voiceName } from './voices.ts'

/**
 * Opus in MP4 plays in every supported browser (Safari from 17). At 8 kbit/s a story of 1,200 characters takes 80 KB;
 * with less, consonants get lost, and with more, both territories exceed 2 MB.
 */
const ENCODER = `-c:a libopus -b:a 8k -vbr on -application voip -frame_duration 60 -f mp4 -movflags +faststart`
const TEMPO = 1.06
/**
 * Equal loudness for all stories (EBU R 128) with headroom for low bit rates, a low cut against rumble, and a slightly
 * faster tempo than the voices have.
 */
const FILTER = `highpass=f=70,atempo=${TEMPO},loudnorm=I=-18:TP=-3.5:LRA=7,aresample=16000`
const PAUSE = { ends: 0.5, title: 0.6, paragraph: 0.45 }

interface Story {
  title: Record<Locale, string>
  body: Record<Locale, string>
  audio?: { generated?: boolean }
}

/**
 * Reads the stories of a pack aloud into `media/<story>.<language>.m4a`, in the language of the tenant or those named, and names the files in the
 * stories. A story whose text has not changed keeps its file.
 */
export function speakPack(folder: string, locales: readonly Locale[], only: readonly string[]): number {
  const root = resolve(folder)
  const indexFile = join(root, AUDIO_INDEX)
  const index: AudioIndex = existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, 'utf8')) : {}
  const scratch = mkdtempSync(join(tmpdir(), 'sureda-speech-'))
  let spoken = 0
  try {
    for (const name of readdirSync(join(root, 'stories')).filter((file) => file.endsWith('.json'))) {
      const id = basename(name, '.json')
      if (only.length > 0 && !only.includes(id)) continue
      const story = JSON.parse(readFileSync(join(root, 'stories', name), 'utf8')) as Story
      if (story.audio && !story.audio.generated) {
        console.log(`${id} has a voice of its own and keeps it`)
        continue
      }
      for (const locale of locales) {
        const file = `media/${id}.${locale}.m4a`
        const text = textMark(spokenText(story, locale))
        if (index[file]?.text === text && existsSync(join(root, file))) continue
        const sound = readAloud(spokenText(story, locale), locale, scratch)
        encode(sound, scratch, join(root, file))
        const seconds = Math.round(sound.samples.length / sound.rate / TEMPO)
        index[file] = { text, voice: voiceName(locale), seconds }
        console.log(`${file}  ${seconds} s  ${Math.ceil(statSync(join(root, file)).size / 1024)} KB`)
        spoken++
      }
      nameIn(
        join(root, 'stories', name),
        id,
        LOCALES.filter((locale) => index[`media/${id}.${locale}.m4a`]),
      )
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  const sorted = Object.fromEntries(Object.entries(index).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(indexFile, `${JSON.stringify(sorted, null, 2)}\n`)
  return spoken
}

function readAloud(text: string, locale: Locale, scratch: string): Sound {
  const parts = text.split(/\n\s*\n/).map((paragraph) => speak(paragraph, locale, scratch))
  const rate = parts[0]?.rate ?? 16_000
  const silence = (seconds: number) => Array<number>(Math.round(rate * seconds)).fill(0)
  const samples = [
    silence(PAUSE.ends),
    ...parts.flatMap((part, index) => [
      ...(index === 0 ? [] : [silence(index === 1 ? PAUSE.title : PAUSE.paragraph)]),
      [...part.samples],
    ]),
    silence(PAUSE.ends),
  ].flat()
  return { rate, samples: Int16Array.from(samples) }
}

function encode({ rate, samples }: Sound, scratch: string, file: string): void {
  const raw = join(scratch, 'story.raw')
  writeFileSync(raw, Buffer.from(samples.buffer))
  execFileSync(
    'ffmpeg',
    [
      ...`-nostdin -v error -y -f s16le -ar ${rate} -ac 1 -i`.split(' '),
      raw,
      ...['-af', FILTER, '-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact'],
      ...ENCODER.split(' '),
      file,
    ],
    { timeout: 120_000 },
  )
}

/** Adds the field before `created_at` and leaves the rest of the file unchanged. */
function nameIn(path: string, id: string, locales: readonly Locale[]): void {
  const source = readFileSync(path, 'utf8')
  const files = locales.map((locale) => `"${locale}": "media/${id}.${locale}.m4a"`).join(', ')
  const field = `  "audio": { "file": { ${files} }, "generated": true },\n`
  const without = source.replace(/^ {2}"audio": \{(?:[^\n]*\},|[\s\S]*?^ {2}\},)\n/m, '')
  const named = without.replace(/^ {2}"created_at":/m, `${field}  "created_at":`)
  if (named !== source) writeFileSync(path, named)
}

if (import.meta.main) {
  const [folder, ...rest] = process.argv.slice(2)
  if (!folder) throw new Error('usage: npx node territories/audio/speak.ts <folder> [--in=ca,es] [story …]')
  const asked = rest
    .find((word) => word.startsWith('--in='))
    ?.slice(5)
    .split(',')
  const { locale } = JSON.parse(readFileSync(join(folder, 'tenant.json'), 'utf8')) as { locale: Locale }
  const locales = asked ? LOCALES.filter((known) => asked.includes(known)) : [locale]
  const stories = rest.filter((word) => !word.startsWith('--'))
  console.log(`${speakPack(folder, locales, stories)} stories read aloud`)
}
