import { sheetQuery } from '@sureda/contract/check-in-point'
import { dataOf, idParams } from '@sureda/contract/envelope'
import { claimBody, claimResult, hintResult, postCodeBody, postCodeResult } from '@sureda/contract/game'
import { z } from 'zod'
import type { ApiModule } from '../../api-module.ts'
import { noQuery } from '../../lib/schemas.ts'
import { wordsFor } from '../../lib/texts.ts'
import { requirePerson } from '../../plugins/access.ts'
import { withIdempotency } from '../../plugins/idempotency.ts'
import { DrawPool } from '../catalogue/package-pdf/draw-pool.ts'
import { fileHeaders } from '../catalogue/package-pdf/file-headers.ts'
import { claimWins } from './claims.service.ts'
import { buyHint } from './hint.service.ts'
import { tryPostCode } from './post-code.service.ts'
import { drawPostSheet } from './post-sheet.ts'
import { playerOf } from './standing.service.ts'

const everybody = { access: 'public', person: 'optional' } as const
const member = { access: 'member' } as const

/** What stands beside a game: its hint, the code at its post, and what a guest takes along. */
export const gameExtraRoutes: ApiModule = async (app) => {
  const pool = new DrawPool()
  app.addHook('onClose', () => pool.close())
  const sheetSchema = {
    params: idParams,
    querystring: sheetQuery,
    response: { 200: z.unknown().describe('application/pdf: a tagged PDF 1.7, A4') },
  }
  app.get(
    '/guide/games/:id/sheet.pdf',
    { config: { access: 'guide' }, schema: sheetSchema },
    async (request, reply) => {
      const lang = request.query.lang ?? request.locale
      const { file, title } = await drawPostSheet(pool, request, request.params.id, lang)
      return reply.headers(fileHeaders(title, lang)).send(file)
    },
  )

  const codeSchema = {
    params: idParams,
    querystring: noQuery,
    body: postCodeBody,
    response: { 200: dataOf(postCodeResult) },
  }
  app.post('/games/:id/post-code', { config: everybody, schema: codeSchema }, (request, reply) =>
    request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const player = await playerOf(tx, request, [])
        const data = await tryPostCode(tx, player, request.params.id, request.body.code)
        return { status: 200, body: { data } }
      }),
    ),
  )

  const hintSchema = {
    params: idParams,
    querystring: noQuery,
    response: { 200: dataOf(hintResult), 201: dataOf(hintResult) },
  }
  app.post('/games/:id/hint', { config: member, schema: hintSchema }, (request, reply) =>
    request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => {
        const player = { ...(await playerOf(tx, request, [])), userId: requirePerson(request).id }
        const { isNew, result } = await buyHint(tx, player, request.params.id, wordsFor(request))
        return { status: isNew ? 201 : 200, body: { data: result } }
      }),
    ),
  )

  const claimSchema = { querystring: noQuery, body: claimBody, response: { 200: dataOf(claimResult) } }
  app.post('/games/claims', { config: member, schema: claimSchema }, (request, reply) => {
    const owner = { tenantId: request.tenant.id, userId: requirePerson(request).id }
    return request.inTenant((tx) =>
      withIdempotency(tx, request, reply, async () => ({
        status: 200,
        body: { data: { game_ids: await claimWins(tx, owner, request.body.receipts) } },
      })),
    )
  })
}
