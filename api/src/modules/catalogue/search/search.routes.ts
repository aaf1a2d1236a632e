import { searchGroups } from '@sureda/contract/rules/search-groups'
import type { ApiModule } from '../../../api-module.ts'
import { serve } from '../../../serve.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { SearchIndexes } from './search-index.ts'

export const searchRoutes: ApiModule = async (app) => {
  const indexes = new SearchIndexes()
  serve(app, 'GET /search', { ratingsOf: 'none' }, async (request) => {
    const { q = '', kind } = request.query
    const today = dayIn(request.tenant.timeZone)
    const index = await indexes.of(request)
    return { data: searchGroups(index, q, kind, ({ lastDay }) => lastDay !== null && lastDay < today) }
  })
}
