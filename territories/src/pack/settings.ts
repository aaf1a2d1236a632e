import { z } from 'zod'
import { day, email, link, mediaFile, phone, picture } from './fields.ts'
import { plainText, text, title } from './text.ts'

/** `settings.json`: the texts of the app, by the groups of the contract. */
export const settingsDocument = z.strictObject({
  welcome: z.strictObject({
    title,
    text: text(400),
    image: picture,
    video: z
      .strictObject({
        /** Best first; browsers take the first they can decode. */
        sources: z.array(mediaFile('webm|mp4')).min(1),
        poster: mediaFile('avif|webp|jpg'),
        seconds: z.number().positive().max(30),
        captions: z.array(text(120)).min(1),
      })
      .optional(),
    maintenance: z.strictObject({ active: z.boolean(), message: text(300) }),
  }),
  'desktop-blocking': z.strictObject({ value: text(300) }),
  terms: z.strictObject({
    title,
    updated: day,
    sections: z.array(z.strictObject({ title, text: text() })).min(1),
  }),
  contact: z.strictObject({
    email,
    phone,
    address: plainText(200),
    opening_hours: text(200),
    emergency: phone,
  }),
  links: z.array(link),
  safety: z.strictObject({ notice: text(400).optional(), phone, text: text(600) }),
})
export type SettingsPack = z.infer<typeof settingsDocument>
