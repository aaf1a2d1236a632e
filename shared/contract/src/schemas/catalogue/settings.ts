import { z } from 'zod'
import { imageFields } from '../fields/media.ts'

/** Content of `/welcome` (GET settings/welcome). */
export const welcomeSettings = z.object({
  title: z.string(),
  text: z.string(),
  video: z
    .object({
      src: z.string(),
      /** The same film for browsers that cannot decode `src`, best first. */
      sources: z.array(z.string()).optional(),
      poster: z.string(),
      captions: z.array(z.string()),
    })
    .nullable(),
  maintenance: z.object({ active: z.boolean(), message: z.string() }),
  ...imageFields,
})
export type WelcomeSettings = z.infer<typeof welcomeSettings>

/** GET settings/desktop-blocking: the message is in both places because clients read either. */
export const desktopBlocking = z.object({ data: z.object({ value: z.string() }), value: z.string() })

export const settingGroupParams = z.strictObject({ group: z.string().min(1).max(40) })

export const contactSettings = z.object({
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  opening_hours: z.string(),
  emergency: z.string(),
})
export type ContactSettings = z.infer<typeof contactSettings>

export const termsSettings = z.object({
  title: z.string(),
  updated: z.string(),
  sections: z.array(z.object({ title: z.string(), text: z.string() })),
})
export const linkSettings = z.array(z.object({ label: z.string(), url: z.string() }))
export const safetySettings = z.object({ notice: z.string().nullable(), phone: z.string(), text: z.string() })

/** GET settings: all public groups of the tenant. */
export const settings = z.object({
  welcome: welcomeSettings,
  'desktop-blocking': z.object({ value: z.string() }),
  terms: termsSettings,
  contact: contactSettings,
  links: linkSettings,
  safety: safetySettings,
})
export type Settings = z.infer<typeof settings>

/** All groups; those an office has not filled in are absent. */
export const someSettings = settings.partial()
/** One group of any name. */
export const anySettingGroup = z.union(Object.values(settings.shape))
