import { paths } from '@sureda/contract/remote/paths'
import type { Game } from '@sureda/contract/schemas/games/game'
import { LinkButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

/** Links after an answer: to the next open game, and back to the tour. */
export function NextSteps({ game, nextId }: { game: Game; nextId?: string | null }) {
  const { t } = useTranslation('games')
  return (
    <>
      {nextId && nextId !== game.id && (
        <LinkButton
          size="large"
          isFullWidth
          iconEnd="arrow-right"
          href={paths.game(game.story_tour_id, nextId)}
        >
          {t('result.next')}
        </LinkButton>
      )}
      <LinkButton isFullWidth variant="secondary" href={paths.storyTourGames(game.story_tour_id)}>
        {t('game.backToTour')}
      </LinkButton>
    </>
  )
}
