import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@sureda/contract/codes/locale'
import type { Fault } from '../faults.ts'
import type { Pack } from '../pack/read-pack.ts'
import { readText } from '../pack/read-text.ts'

/** What `audio/speak.ts` stores about each file it made. */
export const AUDIO_INDEX = 'media/audio.json'
export type AudioIndex = Record<string, { text: string; voice: string; seconds: number }>

/** Text read by the generated voice: title and body, so that the body is the transcript. */
export const spokenText = (
  story: { title: Record<Locale, string>; body: Record<Locale, string> },
  locale: Locale,
) => `${story.title[locale].replace(/[.!?]?$/, '.')}\n\n${story.body[locale]}`

export const textMark = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Remarks about voices that no longer match their text; the next run of `speak.ts` updates them. */
export function spokenRemarks(pack: Pack): Fault[] {
  const file = join(pack.folder, AUDIO_INDEX)
  const index: AudioIndex = existsSync(file) ? JSON.parse(readText(file)) : {}
  return pack.items.stories.flatMap((story) =>
    Object.entries(audioFiles(story.audio)).flatMap(([locale, path]) => {
      const made = index[path]
      if (!made || made.text === textMark(spokenText(story, locale as Locale))) return []
      const message = `${path} was spoken from an older text; run audio/speak.ts again`
      return [{ file: `stories/${story.id}.json`, field: `audio.file.${locale}`, message }]
    }),
  )
}

const audioFiles = (audio: Pack['items']['stories'][number]['audio']) =>
  audio === undefined || typeof audio.file === 'string' ? {} : audio.file
