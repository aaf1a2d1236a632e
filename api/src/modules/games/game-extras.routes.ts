import type { ApiModule } from '../../api-module.ts'
import { localizerFor } from '../../lib/localizer.ts'
import { requirePerson } from '../../plugins/access.ts'
import { withIdempotency } from '../../plugins/idempotency.ts'
import { serve } from '../../serve.ts'
import { DrawPool } from '../catalogue/package-pdf/draw-pool.ts'
import { fileHeaders } from '../catalogue/package-pdf/file-headers.ts'
import { claimWins } from './claims.service.ts'
import { playerOf } from './game-state.service.ts'
import { buyHint } from './hint.service.ts'
import { tryPostCode } from './post-code.service.ts'
import { drawPostSheet } from './post-sheet.ts'

/** Extras of a game: its hint, the code at its post, and a guest's wins. */
export const gameExtraRoutes: ApiModule = async (app) => {
  const pool = new DrawPool()
  app.addHook('onClose', () => pool.close())
  serve(app, 'GET /guide/games/:id/sheet.pdf', async (request, reply) => {
    const lang = request.query.lang ?? request.locale
    const { file, title } = await drawPostSheet(pool, request, request.params.id, lang)
    return reply.headers(fileHeaders(title, lang)).send(file)
  })
  serve(app, 'POST /games/:id/post-code', (request, reply) =>
    request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const player = await playerOf(tx, request, [])
        const data = await tryPostCode(tx, player, request.params.id, request.body.code)
        return { status: 200, body: { data } }
      }),
    ),
  )
  serve(app, 'POST /games/:id/hint', (request, reply) =>
    request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const player = { ...(await playerOf(tx, request, [])), userId: requirePerson(request).id }
        const { isNew, result } = await buyHint(tx, player, request.params.id, localizerFor(request))
        return { status: isNew ? 201 : 200, body: { data: result } }
      }),
    ),
  )
  serve(app, 'POST /games/claims', (request, reply) => {
    const owner = { tenantId: request.tenant.id, userId: requirePerson(request).id }
    return request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => ({
        status: 200,
        body: { data: { game_ids: await claimWins(tx, owner, request.body.receipts) } },
      })),
    )
  })
}
