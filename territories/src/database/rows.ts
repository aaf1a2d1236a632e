import { columnsFrom } from '@sureda/api/lib/fields'
import { eventDetailFields, eventFields } from '@sureda/api/modules/catalogue/events/events.tables'
import {
  locationDetailFields,
  locationFields,
} from '@sureda/api/modules/catalogue/locations/locations.tables'
import { newsDetailFields, newsFields } from '@sureda/api/modules/catalogue/news/news.tables'
import { operatorFields } from '@sureda/api/modules/catalogue/operators/operators.tables'
import { packageDetailFields, packageFields } from '@sureda/api/modules/catalogue/packages/packages.tables'
import { practiceFields } from '@sureda/api/modules/catalogue/practices/regenerative-practices.tables'
import { storyDetailFields, storyFields } from '@sureda/api/modules/catalogue/stories/stories.tables'
import {
  storyTourDetailFields,
  storyTourFields,
} from '@sureda/api/modules/catalogue/story-tours/story-tours.tables'
import { instantOf, isWholeDay, resolveSpan } from '../pack/dates.ts'
import type { Item, Kind } from '../pack/kinds.ts'
import type { Context } from './context.ts'
import { endMoment, endOfEvent, moment, notBefore } from './moments.ts'
import type { Row } from './upsert.ts'

/** `media/x.webp` of a pack is `<tenant>/x.webp` in the database, and `/media/<tenant>/x.webp` on the web. */
export const storedPath = ({ pack }: Context, file: string) => file.replace(/^media\//, `${pack.tenant.id}/`)

type Image = { file: string; alt: unknown; credit?: string | undefined; photo?: object | undefined }

export function imageRow(context: Context, image: Image): Row {
  const picture = context.pictures.get(image.file)
  return {
    image: storedPath(context, picture?.file ?? image.file),
    image_alt: image.alt,
    image_color: picture?.color ?? null,
    image_widths: picture?.widths ?? [],
    image_credit: image.credit ?? null,
    image_photo: image.photo ? { ...image.photo, blur: picture?.blur } : null,
  }
}

/** The same for a picture inside a document. */
export function imageDocument(context: Context, image: Image): Row {
  const { image_credit: _, image_photo: photo, ...stored } = imageRow(context, image)
  return photo ? { ...stored, image_photo: photo } : stored
}

export const base = (context: Context, item: { id: string }): Row => ({
  tenant_id: context.pack.tenant.id,
  id: item.id,
})

/** Columns of every item with its own screen. */
export const shownRow = (
  context: Context,
  item: {
    id: string
    image: Image
    demo: boolean
    demo_fields: string[]
    notice?: unknown
    source: string[]
  },
): Row => ({
  ...base(context, item),
  ...imageRow(context, item.image),
  demo: item.demo,
  demo_fields: item.demo_fields,
  notice: item.notice ?? null,
  sources: item.source,
})

export const start = (point: { name: string; latitude: number; longitude: number }) => ({
  latitude: point.latitude,
  longitude: point.longitude,
  name: Object.fromEntries(['es', 'ca', 'en', 'fr', 'de', 'nl'].map((locale) => [locale, point.name])),
})

type RowsOf = {
  [K in Exclude<Kind, 'routes' | 'games' | 'experiences'>]: (context: Context, item: Item<K>) => Row
}

/** Kinds whose items are one row each. Routes, games and experiences have separate files. */
export const ROWS: RowsOf = {
  operators: (context, item) => ({
    ...shownRow(context, item),
    ...columnsFrom(operatorFields, item),
    active: true,
    sort_order: item.order,
  }),
  locations: (context, item) => ({
    ...shownRow(context, item),
    ...columnsFrom(locationFields, item),
    ...columnsFrom(locationDetailFields, item),
    summary: item.summary ?? null,
    active: true,
    sort_order: item.order,
  }),
  'story-categories': (context, item) => ({
    ...base(context, item),
    name: item.name,
    sort_order: item.order,
  }),
  stories: (context, item) => ({
    ...shownRow(context, item),
    ...columnsFrom(storyFields, item),
    ...columnsFrom(storyDetailFields, item),
    category_id: item.category,
    keywords: item.keywords,
    operator_id: item.operator ?? null,
    audio: heard(context, item.audio),
    video: stored(context, item.video),
    video_360: stored(context, item.video_360),
    photo_360: stored(context, item.photo_360),
    created_at: instantOf({ date: item.created_at, time: '09:00' }, context.pack.tenant.time_zone),
    sort_order: item.order,
  }),
  'story-tours': (context, item) => ({
    ...shownRow(context, item),
    ...columnsFrom(storyTourFields, item),
    ...columnsFrom(storyTourDetailFields, item),
    start_point: start(item.start),
    active: true,
    sort_order: item.order,
  }),
  packages: (context, item) => ({
    ...shownRow(context, item),
    ...columnsFrom(packageFields, item),
    ...columnsFrom(packageDetailFields, item),
    operator_id: item.operator ?? null,
    itinerary: item.itinerary.map(({ experience, route, ...stop }) => ({
      ...stop,
      experience_id: experience ?? null,
      route_id: route ?? null,
    })),
    active: true,
    sort_order: item.order,
  }),
  events: (context, item) => {
    const span = resolveSpan(item.start_datetime, item.end_datetime, context.today)
    const zone = context.pack.tenant.time_zone
    const startAt = instantOf(span.start, zone)
    const dated = {
      ...item,
      start_datetime: startAt,
      end_datetime: notBefore(startAt, endOfEvent(item, span.end, zone)),
      all_day: isWholeDay(item.start_datetime),
    }
    return {
      ...shownRow(context, item),
      ...columnsFrom(eventFields, dated),
      ...columnsFrom(eventDetailFields, item),
      active: true,
    }
  },
  news: (context, item) => ({
    ...shownRow(context, item),
    ...columnsFrom(newsFields, { ...item, datetime: moment(context, item.datetime) }),
    ...columnsFrom(newsDetailFields, item),
    active: true,
  }),
  'notification-cards': (context, item) => ({
    ...base(context, item),
    demo: item.demo,
    sources: item.source,
    title: item.title,
    content: item.content,
    type: item.type,
    audiences: item.audiences,
    operator_id: item.operator ?? null,
    button_text: item.button_text ?? null,
    button_action_type: item.button_action_type ?? null,
    button_action_value: item.button_action_value ?? null,
    visible_from: moment(context, item.visible_from),
    visible_until: notBefore(moment(context, item.visible_from), endMoment(context, item.visible_until)),
    active: true,
    sort_order: item.order,
  }),
  rewards: (context, item) => ({
    ...base(context, item),
    ...imageRow(context, item.image),
    demo: item.demo,
    demo_fields: item.demo_fields,
    sources: item.source,
    title: item.title,
    description: item.description,
    cost: item.cost,
    stock: item.stock,
    level_required: item.level_required,
    valid_until: endMoment(context, item.valid_until),
    once_per_person: item.once_per_person,
    operator_id: item.operator ?? null,
    active: true,
    sort_order: item.order,
  }),
  'check-in-points': (context, item) => ({
    ...base(context, item),
    demo: item.demo,
    sources: item.source,
    name: item.name,
    description: item.description,
    latitude: item.latitude,
    longitude: item.longitude,
    radius_m: item.radius_m,
    points: item.points,
    poi_type: item.poi_type,
    poi_id: item.poi,
    active: true,
  }),
  'regenerative-practices': (context, item) => ({
    ...base(context, item),
    ...imageRow(context, item.image),
    ...columnsFrom(practiceFields, item),
    sources: item.source,
    points: item.points,
    active: true,
    sort_order: item.order,
  }),
}

function heard(context: Context, audio: Item<'stories'>['audio']): Row | null {
  if (!audio) return null
  const { file, transcript, generated } = audio
  const files = typeof file === 'string' ? storedPath(context, file) : eachStored(context, file)
  return { file: files, ...(transcript ? { transcript } : {}), ...(generated ? { generated } : {}) }
}

const eachStored = (context: Context, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([locale, path]) => [locale, storedPath(context, path)]))

function stored(context: Context, media: Item<'stories'>['video' | 'photo_360']): Row | null {
  if (!media) return null
  const { file, transcript, poster } = media
  return {
    file: storedPath(context, file),
    ...(transcript ? { transcript } : {}),
    ...(poster ? { poster: storedPath(context, poster) } : {}),
    ...('alt' in media ? { alt: media.alt } : {}),
    ...('captions' in media && media.captions ? { captions: eachStored(context, media.captions) } : {}),
  }
}
