import { LOCALES } from '@sureda/contract/codes/locale'
import type { Kind } from '../pack/kinds.ts'
import type { Pack } from '../pack/read-pack.ts'
import { tellingFields } from './check-words.ts'

type Report = (file: string, field: string, message: string) => void
interface Option {
  id: string
  text?: Record<(typeof LOCALES)[number], string>
}

/** Checks that each game belongs to its tour, and that its answers can be told apart. */
export function checkGames(pack: Pack, ids: Record<Kind, Set<string>>, report: Report): void {
  const tours = new Map(pack.items['story-tours'].map((tour) => [tour.id, tour]))
  for (const tour of tours.values())
    for (const [index, id] of tour.games.entries()) {
      const file = `story-tours/${tour.id}.json`
      const game = pack.items.games.find((candidate) => candidate.id === id)
      if (!game && pack.unread.has(id)) continue
      if (!game) report(file, `games.${index}`, `refers to "${id}", which is not in games/`)
      else if (game.story_tour !== tour.id)
        report(file, `games.${index}`, `"${id}" says it belongs to ${game.story_tour}`)
      if (tour.games.indexOf(id) < index) report(file, `games.${index}`, `lists "${id}" twice`)
    }
  for (const game of pack.items.games) {
    const file = `games/${game.id}.json`
    if (pack.unread.has(game.story_tour)) continue
    if (!ids['story-tours'].has(game.story_tour))
      report(file, 'story_tour', `refers to "${game.story_tour}", which is not in story-tours/`)
    else if (!tours.get(game.story_tour)?.games.includes(game.id))
      report(file, 'story_tour', `the tour ${game.story_tour} does not list this game`)
    if (game.type === 'hangman')
      for (const field of tellingFields(game)) report(file, field, 'has the word that is to be guessed')
    const asked =
      game.type === 'quiz'
        ? game.questions.map((question, index) => ({ ...question, field: `questions.${index}.` }))
        : 'answer' in game
          ? [{ ...game, field: '' }]
          : []
    for (const [index, { id }] of (game.type === 'quiz' ? game.questions : []).entries())
      if (game.type === 'quiz' && game.questions.findIndex((other) => other.id === id) < index)
        report(
          file,
          `questions.${index}.id`,
          `"${id}" is the id of another question, whose answer would count`,
        )
    for (const { options, answer, field } of asked) {
      checkAlike(options, file, `${field}options`, report)
      const optionIds = options.map((option) => option.id)
      if (new Set(optionIds).size < optionIds.length)
        report(file, `${field}options`, 'has two options with one id')
      if (!optionIds.includes(answer)) report(file, `${field}answer`, `"${answer}" is none of the options`)
    }
  }
}

/** Of two options that read the same only one is right, and no player can know which. */
function checkAlike(options: readonly Option[], file: string, field: string, report: Report): void {
  for (const locale of LOCALES)
    for (const [index, { text }] of options.entries())
      if (text && options.findIndex((other) => other.text?.[locale] === text[locale]) < index)
        report(file, `${field}.${index}.text.${locale}`, 'is the text of another option, too')
}
