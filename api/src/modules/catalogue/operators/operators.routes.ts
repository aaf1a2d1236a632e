import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { readSearchPage, searchPageOf } from '../../../lib/search.ts'
import { serve } from '../../../serve.ts'
import { findOperator, listOperators } from './operators.queries.ts'
import { toOperator } from './to-operator.ts'

const ADDRESSES = [
  { list: 'GET /operators', detail: 'GET /operators/:id', type: undefined },
  { list: 'GET /agencies', detail: 'GET /agencies/:id', type: 'agencia' },
] as const

/** Operators of every kind, and the agencies among them under their own address. */
export const operatorRoutes: ApiModule = async (app) => {
  for (const { list, detail, type } of ADDRESSES) {
    serve(app, list, { ratingsOf: 'operator' }, async (request) => {
      const page = readSearchPage(request.query)
      const rows = await request.inTenant((tx) =>
        listOperators(tx, request.tenant.id, { ...request.query, type }, page),
      )
      const localizer = localizerFor(request)
      return searchPageOf(rows, page, (row) => toOperator(row, localizer))
    })

    serve(app, detail, { ratingsOf: 'operator' }, async (request) => {
      const row = await request.inTenant((tx) => findOperator(tx, request.tenant.id, request.params.id, type))
      if (!row) throw new AppError('operator_not_found')
      return { data: toOperator(row, localizerFor(request)) }
    })
  }
}
