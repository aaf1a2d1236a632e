import type { FavoritableType } from '@sureda/contract/codes/enums'
import { createdAt, tenantId } from '../../../database/columns.ts'
import { pgTable, text, uuid } from '../../../database/orm.ts'

export const favorites = pgTable('favorites', {
  tenantId: tenantId(),
  userId: uuid('user_id').notNull(),
  favoritableType: text('favoritable_type').$type<FavoritableType>().notNull(),
  favoritableId: text('favoritable_id').notNull(),
  createdAt: createdAt(),
})
