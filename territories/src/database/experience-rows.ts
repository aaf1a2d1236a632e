import { columnsFrom } from '@sureda/api/lib/fields'
import {
  experienceDetailFields,
  experienceFields,
} from '@sureda/api/modules/catalogue/experiences/experiences.tables'
import { resolveDay, resolveSpan } from '../pack/dates.ts'
import type { Item } from '../pack/kinds.ts'
import { priceUnitOf, purchaseOf } from '../pack/offers.ts'
import type { Context } from './context.ts'
import { imageDocument, shownRow } from './rows.ts'
import type { Row } from './upsert.ts'

/** Without `guide_user_id` and `restaurant_id`: those belong to people, not to the pack. */
export function experienceRow(context: Context, item: Item<'experiences'>): Row {
  const season = item.startDate ? resolveSpan(item.startDate, item.endDate, context.today) : undefined
  const bought = { ...item, price_unit: priceUnitOf(item), purchase: purchaseOf(item) }
  const dated = {
    ...item,
    startDate: season?.start.date,
    endDate: season?.end?.date ?? (item.endDate && resolveDay(item.endDate, context.today)),
  }
  return {
    ...shownRow(context, item),
    ...columnsFrom(experienceFields, bought),
    ...columnsFrom(experienceDetailFields, dated),
    operator_id: item.operator ?? null,
    agency_id: item.agency ?? null,
    location_id: item.location ?? null,
    suggestions: item.sugerencias,
    destination_tips: item.consejos_destino,
    themes: item.themes,
    gallery: item.gallery.map((picture) => imageDocument(context, picture)),
    sort_order: item.order,
  }
}

export function scheduleRow(context: Context, item: Item<'experiences'>): Row[] {
  if (!item.schedule) return []
  return [
    {
      tenant_id: context.pack.tenant.id,
      experience_id: item.id,
      ...item.schedule,
      special_dates: item.schedule.special_dates.map((day) => ({
        ...day,
        date: resolveDay(day.date, context.today),
      })),
    },
  ]
}
