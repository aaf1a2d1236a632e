import { travelPackage, travelPackageDetail } from '@sureda/contract/travel-package'
import { AppError } from '../../errors/app-error.ts'
import type { ApiModule } from '../../modules.ts'
import { pageOf, readPage } from '../content/page.ts'
import { detailSchema, listSchema } from '../content/schemas.ts'
import { wordsFor } from '../content/words.ts'
import { findPackage, listPackages } from './packages.queries.ts'
import { toPackage, toPackageDetail } from './to-package.ts'

const ADDRESSES = [
  ['/packages', {}],
  ['/packages/featured', { featured: true }],
] as const

export const packageRoutes: ApiModule = async (app) => {
  for (const [path, filter] of ADDRESSES) {
    app.get(path, { config: { access: 'public' }, schema: listSchema(travelPackage) }, async (request) => {
      const page = readPage(request.query, ['number', 'text'])
      const rows = await request.inTenant((tx) => listPackages(tx, request.tenant.id, filter, page))
      const words = wordsFor(request)
      return pageOf(
        rows,
        page,
        (row) => [row.sortOrder, row.id],
        (row) => toPackage(row, words),
      )
    })
  }

  app.get(
    '/packages/:id',
    { config: { access: 'public' }, schema: detailSchema(travelPackageDetail) },
    async (request) => {
      const row = await request.inTenant((tx) => findPackage(tx, request.tenant.id, request.params.id))
      if (!row) throw new AppError('package_not_found')
      return { data: toPackageDetail(row, wordsFor(request)) }
    },
  )
}
