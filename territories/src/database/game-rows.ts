import type { Item } from '../pack/kinds.ts'
import type { Context } from './context.ts'
import { shownRow, storedPath } from './rows.ts'
import type { Row } from './upsert.ts'

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

/** Right answers, which are in a separate table. */
export function solutionRow(context: Context, item: Item<'games'>): Row {
  const solution =
    item.type === 'quiz'
      ? { questions: Object.fromEntries(item.questions.map((question) => [question.id, question.answer])) }
      : item.type === 'hangman'
        ? { word: item.word }
        : { option: item.answer }
  return { tenant_id: context.pack.tenant.id, game_id: item.id, solution, explanation: item.explanation }
}
