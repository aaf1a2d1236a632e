import { createHash } from 'node:crypto'
import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import { paths } from '@sureda/contract/remote/paths'
import type { FastifyRequest } from 'fastify'
import { encode } from 'uqr'
import { AppError } from '../../errors/app-error.ts'
import { sheetText } from '../../errors/messages.ts'
import { localizerIn } from '../../lib/localizer.ts'
import type { DrawPool } from '../catalogue/package-pdf/draw-pool.ts'
import type { PointSheet } from '../catalogue/package-pdf/point-sheet.ts'
import { printableLine, printableText } from '../catalogue/package-pdf/sheet.ts'
import { sheetFonts } from '../catalogue/package-pdf/sheet-fonts.ts'
import { stored } from '../catalogue/package-pdf/to-sheet.ts'
import { toTenant } from '../platform/tenant/load-tenant.ts'
import { publicUrl } from '../platform/tenant/public-url.ts'
import { findTourOfGame, type GameRow, listTourGames } from './games.queries.ts'
import { postCodeOf } from './post-code.ts'

/** The printed sheet for the post of a game, with its code as QR and text. Throws `game_not_found`, and `busy` like the pool. */
export async function drawPostSheet(
  pool: DrawPool,
  request: FastifyRequest,
  id: string,
  lang: Locale,
): Promise<{ title: string; file: Buffer }> {
  const row = await request.inTenant(async (tx) => {
    const tour = await findTourOfGame(tx, request.tenant.id, id)
    const rows = tour === undefined ? [] : await listTourGames(tx, request.tenant.id, tour)
    return rows.find((game) => game.id === id)
  })
  if (!row) throw new AppError('game_not_found')
  const sheet = toPostSheet(request, row, lang)
  const key = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url')
  return { title: sheet.title, file: await pool.file(key, sheet) }
}

function toPostSheet(request: FastifyRequest, row: GameRow, lang: Locale): PointSheet {
  const { config } = request.server
  const localizer = localizerIn({ locale: lang, tenantDefault: request.tenant.locale })
  const tenant = toTenant(request.tenant, lang)
  const { colors, logo, typography } = tenant.branding
  const code = postCodeOf(row.id, row.salt)
  const url = `${publicUrl(config, request.tenant, paths.game(row.storyTourId, row.id))}?code=${code}`
  const title = printableLine(localizer.text(row.title)) || row.id
  return {
    lang,
    title,
    kind: sheetText('post', lang),
    description: printableText(localizer.text(row.intro), 300),
    picture: null,
    modules: encode(url, { ecc: 'Q', border: 2 }).data,
    codeText: sheetText('point_code', lang, { name: title }),
    steps: [sheetText('post_scan', lang), sheetText('post_type', lang, { code })],
    elsewhere: LOCALES.filter((other) => other !== lang).map((other) => sheetText('post_scan', other)),
    url,
    contact: '',
    brand: {
      name: printableLine(tenant.name),
      logo: stored(config.MEDIA_ROOT, logo.light),
      colors,
      fonts: sheetFonts(typography),
    },
    // repeated requests give the same file
    changedAt: new Date(0).toISOString(),
  }
}
