import type { GameQuestion, PlayResult } from '@sureda/contract/schemas/games/game'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import css from './question-results.module.css'

interface QuestionResultsProps {
  questions: readonly GameQuestion[]
  results: NonNullable<PlayResult['results']>
}

/** Which questions were right. The server does not send right answers, because there may be another try. */
export function QuestionResults({ questions, results }: QuestionResultsProps) {
  const { t } = useTranslation('games')
  return (
    <ol className={css.list}>
      {questions.map((question) => {
        const isRight = results.find((entry) => entry.question_id === question.id)?.correct ?? false
        return (
          <li key={question.id} className={css.item} data-right={isRight || undefined}>
            <Icon
              name={isRight ? 'circle-check' : 'circle-x'}
              label={t(isRight ? 'result.rightOne' : 'result.wrongOne')}
            />
            <span>{question.prompt}</span>
          </li>
        )
      })}
    </ol>
  )
}
