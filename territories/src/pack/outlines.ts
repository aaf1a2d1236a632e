import { z } from 'zod'
import { latitude, longitude } from './fields.ts'
import { plainText } from './text.ts'

const ring = z
  .array(z.tuple([latitude, longitude]))
  .min(4, 'needs at least four places [latitude, longitude]')

/** `media/outlines.json`: boundaries drawn on maps without tiles. Made by `territory outlines` or by hand. */
export const outlinesDocument = z.strictObject({
  source: plainText(80),
  municipalities: z
    .array(z.strictObject({ name: plainText(80), rings: z.array(ring).min(1) }))
    .min(1, 'needs at least one municipality'),
})
