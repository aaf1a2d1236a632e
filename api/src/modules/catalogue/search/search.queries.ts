import type { SearchKind } from '@sureda/contract/codes/enums'
import type { Db } from '../../../database/database.ts'
import { type SQLWrapper, sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import type { Language } from '../../../lib/localizer.ts'
import { games } from '../../games/games.tables.ts'
import { events } from '../events/events.tables.ts'
import { experiences } from '../experiences/experiences.tables.ts'
import { locations } from '../locations/locations.tables.ts'
import { operators } from '../operators/operators.tables.ts'
import { travelPackages } from '../packages/packages.tables.ts'
import { routes } from '../routes/routes.tables.ts'
import { stories } from '../stories/stories.tables.ts'
import { storyTours } from '../story-tours/story-tours.tables.ts'

export interface FindableRow {
  kind: SearchKind
  id: string
  parent_id: string | null
  title: string
  text: string
  start_at: string | Date | null
  end_at: string | Date | null
  demo: boolean
  image: string | null
  image_alt: string | null
  image_color: string | null
  image_widths: number[]
}

interface Source {
  kind: SearchKind
  table: SQLWrapper
  columns: Record<
    'id' | 'tenantId' | 'sortOrder' | 'demo' | 'image' | 'imageAlt' | 'imageColor' | 'imageWidths',
    SQLWrapper
  >
  title: SQLWrapper
  /** Texts in six languages. */
  texts: readonly SQLWrapper[]
  /** Texts in one language, such as place names. */
  plain?: readonly SQLWrapper[]
  isShown: SQLWrapper
  more?: { parent?: SQLWrapper; start?: SQLWrapper; end?: SQLWrapper }
}

/** Everything public of a territory in one language, each kind in the office's order. */
export async function listFindable(
  db: Db,
  tenantId: string,
  { locale, tenantDefault }: Language,
): Promise<FindableRow[]> {
  const word = (field: SQLWrapper) =>
    sql`coalesce(${field}->>${locale}, ${field}->>${tenantDefault}, ${field}->>'es', ${field}->>'ca', '')`
  const rows: FindableRow[] = []
  for (const { kind, table, columns, title, texts, plain = [], isShown, more = {} } of SOURCES) {
    const said = sql`concat_ws(' ', ${sql.join(texts.map(word), sql`, `)})`
    const text = sql.join([...plain, said], sql`, `)
    rows.push(
      ...(await rowsOf<FindableRow>(
        db,
        sql`select ${kind}::text as kind, ${columns.id} as id, ${more.parent ?? sql`null::text`} as parent_id,
          ${word(title)} as title, left(concat_ws(' · ', ${text}), 1000) as text,
          ${more.start ?? sql`null::timestamptz`} as start_at, ${more.end ?? sql`null::timestamptz`} as end_at, ${columns.demo} as demo,
          ${columns.image} as image, ${word(columns.imageAlt)} as image_alt,
          ${columns.imageColor} as image_color, ${columns.imageWidths} as image_widths
        from ${table} where ${columns.tenantId} = ${tenantId} and ${isShown}
        order by ${columns.sortOrder}, ${columns.id}`,
      )),
    )
  }
  return rows
}

const tourIsShown = sql`exists (select 1 from ${storyTours} where ${storyTours.tenantId} = ${games.tenantId}
  and ${storyTours.id} = ${games.storyTourId} and ${storyTours.active})`

/**
 * An event that ends at midnight does not belong to the next day; the end of an all-day event is the beginning of its
 * last day.
 */
const lastMoment = sql`greatest(${events.startAt},
  case when ${events.allDay} then ${events.endAt} else ${events.endAt} - interval '1 millisecond' end)`

const SOURCES: readonly Source[] = [
  {
    kind: 'experience',
    table: experiences,
    columns: experiences,
    title: experiences.title,
    texts: [experiences.shortDescription, experiences.locationName, experiences.description],
    isShown: sql`${experiences.status} = 'active'`,
  },
  {
    kind: 'route',
    table: routes,
    columns: routes,
    title: routes.title,
    texts: [routes.summary, routes.description],
    isShown: sql`${routes.active}`,
  },
  {
    kind: 'event',
    table: events,
    columns: { ...events, sortOrder: events.startAt },
    title: events.title,
    texts: [events.description, events.locationName, events.body],
    isShown: sql`${events.active}`,
    more: { start: events.startAt, end: lastMoment },
  },
  {
    kind: 'location',
    table: locations,
    columns: locations,
    title: locations.name,
    texts: [locations.summary, locations.description],
    plain: [locations.municipality],
    isShown: sql`${locations.active}`,
  },
  {
    kind: 'story',
    table: stories,
    columns: stories,
    title: stories.title,
    texts: [stories.summary, stories.body],
    isShown: sql`${stories.status} = 'published'`,
  },
  {
    kind: 'story_tour',
    table: storyTours,
    columns: storyTours,
    title: storyTours.title,
    texts: [storyTours.summary, storyTours.description],
    isShown: sql`${storyTours.active}`,
  },
  {
    kind: 'game',
    table: games,
    columns: { ...games, sortOrder: games.position },
    title: games.title,
    texts: [games.intro],
    isShown: sql`${games.active} and ${tourIsShown}`,
    more: { parent: games.storyTourId },
  },
  {
    kind: 'package',
    table: travelPackages,
    columns: travelPackages,
    title: travelPackages.title,
    texts: [travelPackages.summary, travelPackages.description],
    isShown: sql`${travelPackages.active}`,
  },
  {
    kind: 'operator',
    table: operators,
    columns: operators,
    title: operators.name,
    texts: [operators.description],
    plain: [operators.municipality],
    isShown: sql`${operators.active}`,
  },
]
