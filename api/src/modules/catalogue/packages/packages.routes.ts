import { dataOf, idParams } from '@sureda/contract/envelope'
import {
  packageFilterOptions,
  packagesQuery,
  travelPackage,
  travelPackageDetail,
} from '@sureda/contract/travel-package'
import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { PageQuery } from '../../../lib/page.ts'
import { detailSchema, listSchema, noQuery } from '../../../lib/schemas.ts'
import { readSearchPage, searchPageOf } from '../../../lib/search.ts'
import { wordsFor } from '../../../lib/texts.ts'
import { findOperator } from '../operators/operators.queries.ts'
import { findPackage, findPackageOptions, listPackages, type PackageFilter } from './packages.queries.ts'
import { toPackage, toPackageDetail, toPackageOptions } from './to-package.ts'

const access = { access: 'public', ratingsOf: 'none' } as const

async function answerList(request: FastifyRequest, query: PageQuery, filter: PackageFilter) {
  const page = readSearchPage({ ...query, search: filter.search })
  const rows = await request.inTenant((tx) => listPackages(tx, request.tenant.id, filter, page))
  const words = wordsFor(request)
  return searchPageOf(rows, page, (row) => toPackage(row, words))
}

export const packageRoutes: ApiModule = async (app) => {
  app.get('/packages', { config: access, schema: listSchema(travelPackage, packagesQuery) }, (request) =>
    answerList(request, request.query, request.query),
  )

  app.get('/packages/featured', { config: access, schema: listSchema(travelPackage) }, (request) =>
    answerList(request, request.query, { featured: true }),
  )

  const operatorSchema = { params: idParams, ...listSchema(travelPackage) }
  app.get('/packages/operator/:id', { config: access, schema: operatorSchema }, async (request) => {
    const { id } = request.params
    if (!(await request.inTenant((tx) => findOperator(tx, request.tenant.id, id))))
      throw new AppError('operator_not_found')
    return answerList(request, request.query, { operator_id: id })
  })

  const optionsSchema = { querystring: noQuery, response: { 200: dataOf(packageFilterOptions) } }
  app.get('/packages/filter-options', { config: access, schema: optionsSchema }, async (request) => {
    const options = await request.inTenant((tx) => findPackageOptions(tx, request.tenant.id))
    return { data: toPackageOptions(options, wordsFor(request)) }
  })

  app.get('/packages/:id', { config: access, schema: detailSchema(travelPackageDetail) }, async (request) => {
    const row = await request.inTenant((tx) => findPackage(tx, request.tenant.id, request.params.id))
    if (!row) throw new AppError('package_not_found')
    return { data: toPackageDetail(row, wordsFor(request)) }
  })
}
