import { z } from 'zod'
import { TENANT_FEATURES } from '../../codes/enums.ts'
import { localeSchema, localizedText } from '../fields/localized-text.ts'

const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/)

export const mapLayer = z.object({
  id: z.enum(['street', 'satellite', 'topographic']),
  url: z.string(),
  attribution: z.string(),
  max_zoom: z.number().int(),
})

/** The tenant document that every screen reads; texts in the requested language. */
export const tenant = z.object({
  id: z.string(),
  name: z.string(),
  claim: z.string().nullable(),
  /** The claim in all languages: the document is fetched once, while the language may change on the page. */
  claims: localizedText.nullable(),
  industry: z.string(),
  domain: z.string(),
  locale: localeSchema,
  time_zone: z.string(),
  /** False if the host is unknown: fallback brand, public reads only, no sign-in. */
  known: z.boolean(),
  theme: z.object({ primary_color: hexColor, accent_color: hexColor, font_family: z.string() }),
  contact: z.object({ email: z.string(), phone: z.string(), address: z.string() }),
  features: z.record(z.enum(TENANT_FEATURES), z.boolean()),
  branding: z.object({
    logo: z.object({ default: z.string(), dark: z.string(), light: z.string() }),
    colors: z.object({
      primary: hexColor,
      secondary: hexColor,
      accent: hexColor,
      background: hexColor,
      surface: hexColor,
      text: hexColor,
      border: hexColor,
    }),
    typography: z.object({
      font_family: z.string(),
      heading_family: z.string(),
      font_weight: z.number().int(),
    }),
    favicon: z.object({ ico: z.string(), png: z.string(), svg: z.string() }),
    /** Icons of the installed app; absent under the fallback brand. */
    icons: z
      .object({
        icon_192: z.string(),
        icon_512: z.string(),
        maskable_512: z.string(),
        apple_touch: z.string(),
      })
      .optional(),
    /** Link preview picture, 1200 × 630. */
    link_preview: z.object({ file: z.string(), alt: z.string() }).optional(),
  }),
  map: z.object({
    center: z.tuple([z.number(), z.number()]),
    zoom: z.number(),
    /** South-west and north-east corner, `[lat, lng]`. */
    bounds: z.tuple([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number()])]),
    layers: z.array(mapLayer),
    /**
     * Stored path of the `Outlines` with the hash of their bytes: `raya/outlines.json?v=1f2e3d4c`. Absent: the map has
     * tiles only.
     */
    outlines: z.string().optional(),
    /**
     * Vector tiles of the territory in one PMTiles archive, drawn where tiles of `layers` fail. Absent: the outlines
     * are drawn.
     */
    ground: z
      .object({
        /** Stored path with the hash of the bytes: `raya/ground.pmtiles?v=1f2e3d4c`. */
        file: z.string(),
        /** Attribution required by the licences: `© OpenStreetMap`. */
        attribution: z.string(),
      })
      .optional(),
  }),
  /** Landscape drawn on the home screen. Absent: wooded hills. */
  scenery: z.enum(['massif', 'dehesa']).optional(),
  backoffice_url: z.string(),
  google_client_id: z.string().nullable(),
  apple_client_id: z.string().nullable(),
})
export type Tenant = z.infer<typeof tenant>
