import type { Game } from '@sureda/contract/schemas/games/game'

/** The options that a bought hint rules out; `question` is null in games with one question. */
export const ruledOut = ({ help }: Pick<Game, 'help'>, question: string | null): ReadonlySet<string> =>
  new Set(
    help?.taken?.ruled_out.flatMap(({ question_id, option_id }) =>
      question_id === question ? option_id : [],
    ) ?? [],
  )
