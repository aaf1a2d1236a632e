import type { RegenerativePractice } from '@sureda/contract/schemas/catalogue/regenerative-practice'
import type { ApiModule } from '../../../api-module.ts'
import { fieldsOf } from '../../../lib/fields.ts'
import { type Localizer, localizerFor } from '../../../lib/localizer.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { serve } from '../../../serve.ts'
import { listPractices, type PracticeRow } from './regenerative-practices.queries.ts'
import { practiceFields } from './regenerative-practices.tables.ts'

const toPractice = (row: PracticeRow, localizer: Localizer): RegenerativePractice => ({
  id: row.id,
  ...fieldsOf(practiceFields, row, localizer),
  sources: row.sources,
  ...localizer.image(row),
})

export const practiceRoutes: ApiModule = async (app) => {
  serve(app, 'GET /regenerative-practices', { ratingsOf: 'none' }, async (request) => {
    const page = readPage(request.query, ['number', 'text'])
    const rows = await request.inTenant((tx) => listPractices(tx, request.tenant.id, page))
    const localizer = localizerFor(request)
    return pageOf(
      rows,
      page,
      (row) => [row.sortOrder, row.id],
      (row) => toPractice(row, localizer),
    )
  })
}
