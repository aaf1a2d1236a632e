import { dataOf } from '@sureda/contract/envelope'
import { searchGroup, searchQuery } from '@sureda/contract/search'
import { searchGroups } from '@sureda/contract/search-groups'
import { z } from 'zod'
import type { ApiModule } from '../../../api-module.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { SearchIndexes } from './search-index.ts'

export const searchRoutes: ApiModule = async (app) => {
  const indexes = new SearchIndexes()
  app.get(
    '/search',
    {
      config: { access: 'public', ratingsOf: 'none' },
      schema: { querystring: searchQuery, response: { 200: dataOf(z.array(searchGroup)) } },
    },
    async (request) => {
      const { q = '', kind } = request.query
      const today = dayIn(request.tenant.timeZone)
      const index = await indexes.of(request)
      return { data: searchGroups(index, q, kind, ({ lastDay }) => lastDay !== null && lastDay < today) }
    },
  )
}
