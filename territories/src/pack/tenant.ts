import { TENANT_FEATURES } from '@sureda/contract/codes/enums'
import { localeSchema } from '@sureda/contract/schemas/fields/localized-text'
import { mapLayer } from '@sureda/contract/schemas/platform/tenant'
import { z } from 'zod'
import { distinct, email, mediaFile, phone, position, website } from './fields.ts'
import { plainText, text, title } from './text.ts'

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour like #A8442A')
const corner = z.tuple([position.latitude, position.longitude])

/** `tenant.json`: who publishes this pack and how it looks. */
export const tenantDocument = z.strictObject({
  format: z.literal(1),
  id: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be made of a-z, 0-9 and hyphens'),
  name: plainText(60),
  claim: title,
  industry: plainText(60),
  domains: z
    .array(
      z
        .string()
        .regex(
          /^(?=.{1,253}$)(?:(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.(?!$)|$))+$/,
          'must be a host name in small letters, without port',
        ),
    )
    .min(1)
    .refine((domains) => new Set(domains).size === domains.length, 'names a host twice'),
  locale: localeSchema,
  time_zone: z.string().refine(isTimeZone, 'is not a time zone'),
  territory: z.strictObject({
    name: title,
    provinces: distinct(plainText(60)).min(1),
    weather: z.strictObject({ ...position, place: plainText(80) }),
  }),
  theme: z.strictObject({ primary_color: colour, accent_color: colour, font_family: plainText(80) }),
  contact: z.strictObject({ email, phone, address: plainText(200) }),
  features: z.record(z.enum(TENANT_FEATURES), z.boolean()),
  branding: z.strictObject({
    logo: z.strictObject({ default: mediaFile('svg'), dark: mediaFile('svg'), light: mediaFile('svg') }),
    colors: z.strictObject({
      primary: colour,
      secondary: colour,
      accent: colour,
      background: colour,
      surface: colour,
      text: colour,
      border: colour,
    }),
    typography: z.strictObject({
      font_family: plainText(80),
      heading_family: plainText(80),
      font_weight: z.number().int().min(100).max(900),
    }),
    favicon: z.strictObject({ ico: mediaFile('ico'), png: mediaFile('png'), svg: mediaFile('svg') }),
    icons: z.strictObject({
      icon_192: mediaFile('png'),
      icon_512: mediaFile('png'),
      maskable_512: mediaFile('png'),
      apple_touch: mediaFile('png'),
    }),
    link_preview: z.strictObject({ file: mediaFile('png|jpg'), alt: text(300) }),
  }),
  map: z.strictObject({
    center: corner,
    zoom: z.number().min(1).max(20),
    bounds: z.tuple([corner, corner]),
    layers: z
      .array(
        z.strictObject({
          ...mapLayer.shape,
          attribution: plainText(120),
          url: z
            .string()
            .regex(
              /^https:\/\/[\w.{}-]+(?::\d+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{-?y\})[^\s"'<>\\]+$/,
              'must be a tile address with {z}, {x} and {y}, without a user name',
            ),
        }),
      )
      .min(1)
      .refine(
        (layers) => new Set(layers.map(({ id }) => id)).size === layers.length,
        'has two layers of one id',
      ),
    outlines: mediaFile('json').optional(),
    ground: z.strictObject({ file: mediaFile('pmtiles'), attribution: plainText(120) }).optional(),
  }),
  scenery: z.enum(['massif', 'dehesa']).optional(),
  backoffice_url: website,
  legal: z.strictObject({ owner: plainText(120), notes: text(1000) }),
})
export type TenantPack = z.infer<typeof tenantDocument>

/** Requires a name, because the database would read `+02:00` as two hours west. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
