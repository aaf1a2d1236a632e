import { createHash } from 'node:crypto'
import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import { paths } from '@sureda/contract/remote/paths'
import type { FastifyRequest } from 'fastify'
import { encode } from 'uqr'
import { sheetText } from '../../../errors/messages.ts'
import { localizerIn } from '../../../lib/localizer.ts'
import type { DrawPool } from '../../catalogue/package-pdf/draw-pool.ts'
import type { PointSheet } from '../../catalogue/package-pdf/point-sheet.ts'
import { printableLine, printableText } from '../../catalogue/package-pdf/sheet.ts'
import { sheetFonts } from '../../catalogue/package-pdf/sheet-fonts.ts'
import { stored } from '../../catalogue/package-pdf/to-sheet.ts'
import { toTenant } from '../../platform/tenant/load-tenant.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import { findGuideProfile } from '../profile/guide-profile.queries.ts'
import type { GuidePointRow } from './guide-points.queries.ts'
import { guideOf } from './guide-points.service.ts'

/** The printable sheet of a guide's point: its name, its code, and instructions. Throws `busy` like the pool. */
export async function drawPointSheet(
  pool: DrawPool,
  request: FastifyRequest,
  row: GuidePointRow,
  lang: Locale,
): Promise<{ title: string; file: Buffer }> {
  const agency = await request.inTenant((tx) => findGuideProfile(tx, guideOf(request)))
  const sheet = toPointSheet(request, row, lang, [agency?.agencyName, agency?.contactPhone])
  const key = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url')
  return { title: sheet.title, file: await pool.file(key, sheet) }
}

function toPointSheet(
  request: FastifyRequest,
  row: GuidePointRow,
  lang: Locale,
  contact: readonly (string | null | undefined)[],
): PointSheet {
  const { config } = request.server
  const localizer = localizerIn({ locale: lang, tenantDefault: request.tenant.locale })
  const tenant = toTenant(request.tenant, lang)
  const { colors, logo, typography } = tenant.branding
  const url = publicUrl(config, request.tenant, paths.checkInPoint(row.id))
  const title = printableLine(localizer.text(row.name)) || row.id
  const word = (key: string, values?: Record<string, unknown>) => sheetText(key, lang, values)
  return {
    lang,
    title,
    kind: word('point'),
    description: printableText(localizer.text(row.description), 300),
    picture: null,
    modules: encode(url, { ecc: 'Q', border: 2 }).data,
    codeText: word('point_code', { name: title }),
    steps: [word('point_scan'), word('point_press', { points: row.points })],
    elsewhere: LOCALES.filter((other) => other !== lang).map((other) => sheetText('point_scan', other)),
    url,
    contact: printableLine(contact.filter(Boolean).join(' · ')),
    brand: {
      name: printableLine(tenant.name),
      logo: stored(config.MEDIA_ROOT, logo.light),
      colors,
      fonts: sheetFonts(typography),
    },
    changedAt: row.updatedAt.toISOString(),
  }
}
