import { columnsFrom } from '@sureda/api/lib/fields'
import {
  experienceDetailFields,
  experienceFields,
} from '@sureda/api/modules/catalogue/experiences/experiences.tables'
import {
  routeDetailFields,
  routeFields,
  routePointFields,
} from '@sureda/api/modules/catalogue/routes/routes.tables'
import {
  storyTourDetailFields,
  storyTourFields,
} from '@sureda/api/modules/catalogue/story-tours/story-tours.tables'
import { resolveDay, resolveSpan } from '../pack/dates.ts'
import type { Item } from '../pack/kinds.ts'
import { priceUnitOf, purchaseOf } from '../pack/offers.ts'
import type { Context } from './context.ts'
import { base, imageDocument, imageRow, shownRow, start, storedPath } from './rows.ts'
import type { Row } from './upsert.ts'

export function routeRow(context: Context, item: Item<'routes'>): Row {
  const track = context.tracks.get(item.id)
  return {
    ...shownRow(context, item),
    ...columnsFrom(routeFields, item),
    ...columnsFrom(routeDetailFields, item),
    operator_id: item.operator ?? null,
    // of a walked line the climb is the line's, so that it is that of the profile
    elevation_gain: (item.verified ? track?.gain : item.elevation_gain) ?? track?.gain ?? null,
    elevation_loss: (item.verified ? track?.loss : item.elevation_loss) ?? track?.loss ?? null,
    elevation_min: track?.lowest ?? null,
    elevation_max: track?.highest ?? null,
    track_verified: item.verified ?? null,
    estimated: item.estimated,
    start_point: start(item.start),
    end_point: item.end ? start(item.end) : null,
    track_file: item.track,
    track: track?.full ?? [],
    track_simplified: track?.drawn ?? [],
    useful_links: item.useful_links,
    active: true,
    sort_order: item.order,
  }
}

export const routePointRows = (context: Context, route: Item<'routes'>): Row[] =>
  route.points.map((point) => ({
    ...base(context, point),
    ...imageRow(context, point.image),
    route_id: route.id,
    ...columnsFrom(routePointFields, point),
    radius_m: point.radius_m,
    check_in_points: point.points,
    notice: route.notice ?? null,
  }))

export const storyTourRow = (context: Context, item: Item<'story-tours'>): Row => ({
  ...shownRow(context, item),
  ...columnsFrom(storyTourFields, item),
  ...columnsFrom(storyTourDetailFields, item),
  start_point: start(item.start),
  active: true,
  sort_order: item.order,
})

export function gameRow(context: Context, item: Item<'games'>): Row {
  const tour = context.pack.items['story-tours'].find((candidate) => candidate.id === item.story_tour)
  const withoutAnswers =
    item.type === 'quiz' ? item.questions.map(({ answer: _, ...question }) => question) : []
  return {
    ...shownRow(context, item),
    story_tour_id: item.story_tour,
    position: tour?.games.indexOf(item.id) ?? 0,
    type: item.type,
    title: item.title,
    intro: item.intro,
    prompt: 'prompt' in item ? item.prompt : null,
    options: optionsOf(context, item),
    questions: withoutAnswers,
    hint: item.type === 'hangman' ? item.hint : null,
    latitude: item.latitude,
    longitude: item.longitude,
    radius_m: item.radius_m,
    points: item.points,
    active: true,
  }
}

function optionsOf(context: Context, item: Item<'games'>): unknown[] {
  if (item.type === 'choose_word') return item.options
  if (item.type !== 'choose_image') return []
  return item.options.map(({ id, image }) => ({
    id,
    image: storedPath(context, context.pictures.get(image.file)?.file ?? image.file),
    alt: image.alt,
  }))
}

/** Right answers, in a table of their own. */
export function solutionRow(context: Context, item: Item<'games'>): Row {
  const solution =
    item.type === 'quiz'
      ? { questions: Object.fromEntries(item.questions.map((question) => [question.id, question.answer])) }
      : item.type === 'hangman'
        ? { word: item.word }
        : { option: item.answer }
  return { tenant_id: context.pack.tenant.id, game_id: item.id, solution, explanation: item.explanation }
}

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
