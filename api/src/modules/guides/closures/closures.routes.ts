import { closedArea, closure, closureBody, closurePreview, closureQuery } from '@sureda/contract/closure'
import { dataOf, idParams } from '@sureda/contract/envelope'
import type { ApiModule } from '../../../api-module.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { listSchema, noQuery } from '../../../lib/schemas.ts'
import { wordsFor } from '../../../lib/texts.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { asGuide } from '../reservations/guide-reservations.routes.ts'
import { listClosedAreas } from './closures.queries.ts'
import { close, lift, previewClosure, readClosures } from './closures.service.ts'

const config = { access: 'guide' } as const
const writing = { access: 'guide', changes: 'content' } as const
const postSchema = {
  querystring: closureQuery,
  body: closureBody,
  response: { 200: dataOf(closurePreview), 201: dataOf(closure) },
}

/** Closed land and closed routes of a guide, and the land for everybody's maps. */
export const closureRoutes: ApiModule = async (app) => {
  app.get(
    '/closures',
    { config: { access: 'public', ratingsOf: 'none' }, schema: listSchema(closedArea) },
    async (request) => {
      const page = readPage(request.query, ['text', 'uuid'])
      const rows = await request.inTenant((tx) => listClosedAreas(tx, request.tenant.id, page))
      const words = wordsFor(request)
      return pageOf(
        rows,
        page,
        ({ from, id }) => [from, id],
        ({ notice, area, ...row }) => ({ ...row, note: words.text(notice.text), area: area ?? [] }),
      )
    },
  )

  app.get('/guide/closures', { config, schema: listSchema(closure) }, async (request) => {
    const page = readPage(request.query, ['number', 'text', 'uuid'])
    return asGuide(request, (tx, guide) => readClosures(tx, guide, page))
  })

  app.post('/guide/closures', { config: writing, schema: postSchema }, async (request, reply) => {
    if (request.query.preview)
      return {
        data: { touches: await asGuide(request, (tx, closing) => previewClosure(tx, closing, request.body)) },
      }
    const house = { config: app.config, tenant: request.tenant }
    return asGuide(request, (tx, closing) =>
      withIdempotency(tx, request, reply, async () => ({
        status: 201,
        body: { data: await close(tx, closing, request.body, house) },
      })),
    )
  })

  app.delete(
    '/guide/closures/:id',
    {
      config: writing,
      schema: { params: idParams, querystring: noQuery, response: { 200: dataOf(closure) } },
    },
    async (request) => {
      const house = { config: app.config, tenant: request.tenant }
      const { id } = request.params
      return { data: await asGuide(request, (tx, closing) => lift(tx, closing, id, house)) }
    },
  )
}
