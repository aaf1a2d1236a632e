import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import type { PageQuery } from '../../../lib/page.ts'
import { readSearchPage, searchPageOf } from '../../../lib/search.ts'
import { serve } from '../../../serve.ts'
import { findOperator } from '../operators/operators.queries.ts'
import { findPackage, findPackageOptions, listPackages, type PackageFilter } from './packages.queries.ts'
import { toPackage, toPackageDetail, toPackageOptions } from './to-package.ts'

async function answerList(request: FastifyRequest, query: PageQuery, filter: PackageFilter) {
  const page = readSearchPage({ ...query, search: filter.search })
  const rows = await request.inTenant((tx) => listPackages(tx, request.tenant.id, filter, page))
  const localizer = localizerFor(request)
  return searchPageOf(rows, page, (row) => toPackage(row, localizer))
}

export const packageRoutes: ApiModule = async (app) => {
  serve(app, 'GET /packages', { ratingsOf: 'none' }, (request) =>
    answerList(request, request.query, request.query),
  )

  serve(app, 'GET /packages/featured', { ratingsOf: 'none' }, (request) =>
    answerList(request, request.query, { featured: true }),
  )
  serve(app, 'GET /packages/operator/:id', { ratingsOf: 'none' }, async (request) => {
    const { id } = request.params
    if (!(await request.inTenant((tx) => findOperator(tx, request.tenant.id, id))))
      throw new AppError('operator_not_found')
    return answerList(request, request.query, { operator_id: id })
  })
  serve(app, 'GET /packages/filter-options', { ratingsOf: 'none' }, async (request) => {
    const options = await request.inTenant((tx) => findPackageOptions(tx, request.tenant.id))
    return { data: toPackageOptions(options, localizerFor(request)) }
  })

  serve(app, 'GET /packages/:id', { ratingsOf: 'none' }, async (request) => {
    const row = await request.inTenant((tx) => findPackage(tx, request.tenant.id, request.params.id))
    if (!row) throw new AppError('package_not_found')
    return { data: toPackageDetail(row, localizerFor(request)) }
  })
}
