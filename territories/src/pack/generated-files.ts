import { z } from 'zod'
import { plainText } from './text.ts'

const picture = z.string().regex(/^media\/[\w./-]+$/, 'must be the name of a picture, media/<name>')

/** Files beside the media that our commands write and read; a pack may lack them. */
export const GENERATED_FILES = {
  /** Colour that is shown until the picture comes. */
  'media/index.json': z.record(picture, z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour like #a8442a')),
  /** Of the smallest width: the same bytes need not be decoded to know that they can be. */
  'media/hashes.json': z.record(
    picture,
    z.string().regex(/^[\w+/]{43}=$/, 'must be a SHA-256 hash in base64'),
  ),
  'media/audio.json': z.record(
    z.string(),
    z.strictObject({ text: z.string(), voice: plainText(80), seconds: z.number().positive() }),
  ),
} as const

/** What was read of them; a file that is missing or has faults is undefined. */
export type GeneratedFiles = {
  [File in keyof typeof GENERATED_FILES]?: z.infer<(typeof GENERATED_FILES)[File]>
}
