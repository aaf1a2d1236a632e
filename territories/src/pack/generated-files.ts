import { z } from 'zod'
import { plainText } from './text.ts'

const picture = z.string().regex(/^media\/[\w./-]+$/, 'must be the name of a picture, media/<name>')

/** Files beside the media that our commands write and read; they are optional. */
export const GENERATED_FILES = {
  /** Placeholder colours of pictures. */
  'media/index.json': z.record(picture, z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour like #a8442a')),
  /** Hashes of smallest widths that are known to be decodable. */
  'media/hashes.json': z.record(
    picture,
    z.string().regex(/^[\w+/]{43}=$/, 'must be a SHA-256 hash in base64'),
  ),
  'media/audio.json': z.record(
    z.string(),
    z.strictObject({ text: z.string(), voice: plainText(80), seconds: z.number().positive() }),
  ),
} as const

/** Their content; undefined for missing files and files with faults. */
export type GeneratedFiles = {
  [File in keyof typeof GENERATED_FILES]?: z.infer<(typeof GENERATED_FILES)[File]>
}
