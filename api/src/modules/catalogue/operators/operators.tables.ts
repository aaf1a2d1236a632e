import type { OPERATOR_CATEGORIES, OPERATOR_TYPES } from '@sureda/contract/codes/enums'
import { doublePrecision, pgTable, text } from '../../../database/orm.ts'
import {
  active,
  checkedOn,
  editorialColumns,
  idColumns,
  imageColumns,
  optionalPositionColumns,
  requiredText,
  sortOrder,
  stampColumns,
} from '../../../lib/columns.ts'

export const operators = pgTable('operators', {
  ...idColumns,
  name: requiredText('name'),
  type: text('type').$type<(typeof OPERATOR_TYPES)[number]>().notNull(),
  category: text('category').$type<(typeof OPERATOR_CATEGORIES)[number]>().notNull(),
  description: requiredText('description'),
  municipality: text('municipality').notNull(),
  address: text('address'),
  phone: text('phone'),
  email: text('email'),
  website: text('website'),
  ...optionalPositionColumns,
  rating: doublePrecision('rating'),
  checkedOn: checkedOn(),
  ...imageColumns,
  active: active(),
  ...editorialColumns,
  sortOrder: sortOrder(),
  ...stampColumns,
})

export const operatorFields = {
  texts: { name: operators.name, description: operators.description },
  plain: {
    type: operators.type,
    category: operators.category,
    municipality: operators.municipality,
    address: operators.address,
    phone: operators.phone,
    email: operators.email,
    website: operators.website,
    latitude: operators.latitude,
    longitude: operators.longitude,
    checked_on: operators.checkedOn,
  },
}
