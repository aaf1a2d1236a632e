import { dataOf } from '@sureda/contract/envelope'
import { pass, passKeys, passVerdict, verifyPassBody } from '@sureda/contract/pass'
import type { ApiModule } from '../../../api-module.ts'
import { detailSchema, noQuery } from '../../../lib/schemas.ts'
import { asGuide } from '../../guides/reservations/guide-reservations.routes.ts'
import { asMember } from '../reservations/booking-request.ts'
import { passOf } from './pass.service.ts'
import { publicKeys } from './pass-keys.service.ts'
import { verifyPass } from './verify-pass.service.ts'

const keysSchema = { querystring: noQuery, response: { 200: passKeys } }
const verifySchema = { body: verifyPassBody, querystring: noQuery, response: { 200: dataOf(passVerdict) } }

export const passRoutes: ApiModule = async (app) => {
  app.get(
    '/reservations/:id/pass',
    { config: { access: 'member' }, schema: detailSchema(pass) },
    async (request) => {
      const { PASS_SECRET } = app.config
      return {
        data: await asMember(request, (tx, reader) => passOf(tx, reader, request.params.id, PASS_SECRET)),
      }
    },
  )

  // never from a cache: a key of a minute ago must be known to the phone that asks
  app.get(
    '/pass-keys',
    { config: { access: 'public', cache: 'none' }, schema: keysSchema },
    async (request) => {
      const keys = await request.inTenant((tx) => publicKeys(tx, request.tenant.id))
      return { keys, data: { keys } }
    },
  )

  // a question: it changes nothing, so it needs no key
  app.post('/guide/passes/verify', { config: { access: 'guide' }, schema: verifySchema }, async (request) => {
    return { data: await asGuide(request, (tx, guide) => verifyPass(tx, guide, request.body)) }
  })
}
