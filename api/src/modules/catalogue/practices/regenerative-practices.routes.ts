import type { RegenerativePractice } from '@sureda/contract/schemas/catalogue/regenerative-practice'
import type { ApiModule } from '../../../api-module.ts'
import { fieldsOf } from '../../../lib/fields.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { type Words, wordsFor } from '../../../lib/texts.ts'
import { serve } from '../../../serve.ts'
import { listPractices, type PracticeRow } from './regenerative-practices.queries.ts'
import { practiceFields } from './regenerative-practices.tables.ts'

const toPractice = (row: PracticeRow, words: Words): RegenerativePractice => ({
  id: row.id,
  ...fieldsOf(practiceFields, row, words),
  sources: row.sources,
  ...words.image(row),
})

export const practiceRoutes: ApiModule = async (app) => {
  serve(app, 'GET /regenerative-practices', { ratingsOf: 'none' }, async (request) => {
    const page = readPage(request.query, ['number', 'text'])
    const rows = await request.inTenant((tx) => listPractices(tx, request.tenant.id, page))
    const words = wordsFor(request)
    return pageOf(
      rows,
      page,
      (row) => [row.sortOrder, row.id],
      (row) => toPractice(row, words),
    )
  })
}
