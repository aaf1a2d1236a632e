import { operator, operatorsQuery } from '@sureda/contract/operator'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { detailSchema, listSchema } from '../../../lib/schemas.ts'
import { readSearchPage, searchPageOf } from '../../../lib/search.ts'
import { wordsFor } from '../../../lib/texts.ts'
import { findOperator, listOperators } from './operators.queries.ts'
import { toOperator } from './to-operator.ts'

const ADDRESSES = [
  ['/operators', undefined],
  ['/agencies', 'agencia'],
] as const

/** Operators of every kind, and the agencies among them under their own address. */
export const operatorRoutes: ApiModule = async (app) => {
  for (const [path, type] of ADDRESSES) {
    app.get(
      path,
      { config: { access: 'public', ratingsOf: 'operator' }, schema: listSchema(operator, operatorsQuery) },
      async (request) => {
        const page = readSearchPage(request.query)
        const rows = await request.inTenant((tx) =>
          listOperators(tx, request.tenant.id, { ...request.query, type }, page),
        )
        const words = wordsFor(request)
        return searchPageOf(rows, page, (row) => toOperator(row, words))
      },
    )

    app.get(
      `${path}/:id`,
      { config: { access: 'public', ratingsOf: 'operator' }, schema: detailSchema(operator) },
      async (request) => {
        const row = await request.inTenant((tx) =>
          findOperator(tx, request.tenant.id, request.params.id, type),
        )
        if (!row) throw new AppError('operator_not_found')
        return { data: toOperator(row, wordsFor(request)) }
      },
    )
  }
}
