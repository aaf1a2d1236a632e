import { paths } from '@sureda/contract/remote/paths'
import { distanceM } from '@sureda/contract/rules/at-place'
import { isWarned } from '@sureda/contract/rules/notice-of'
import type { Game } from '@sureda/contract/schemas/games/game'
import type { Position } from '@sureda/remote/device'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { Badge, type BadgeProps, CardList, Inline, ListCard } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { bearing, directionOf, roundedM } from '../shared/place/place.ts'
import type { GameState } from './game-states.ts'
import { useGameStates } from './use-game-states.ts'

interface GameListProps {
  tourId: string
  games: readonly Game[]
  /** The player's position; undefined until they have allowed it. */
  position: Position | undefined
  headingLevel: 2 | 3
}

const LOOK: Record<GameState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  available: { tone: 'primary', icon: 'play' },
  completed: { tone: 'success', icon: 'check' },
  locked: { tone: 'neutral', icon: 'lock' },
  waiting: { tone: 'warning', icon: 'clock' },
}

/** Games in playing order with their state. The phone computes the distance, so it also works without network. */
export function GameList({ tourId, games, position, headingLevel }: GameListProps) {
  const { t } = useTranslation('games')
  const format = useFormat()
  const states = useGameStates(games)
  return (
    <CardList label={t('games.title')}>
      {games.map((game, index) => {
        const status = states.get(game.id) ?? 'locked'
        return (
          <ListCard
            key={game.id}
            href={status === 'locked' && !game.preview ? undefined : paths.game(tourId, game.id)}
            isDisabled={status === 'locked' && !game.preview}
            headingLevel={headingLevel}
            picture={pictureOf(game, 'thumb', { alt: '' })}
            eyebrow={`${index + 1} · ${t(`kind.${game.type}`)}`}
            title={game.title}
            text={status === 'locked' ? whyLocked(index) : undefined}
            badge={
              <Inline gap={2}>
                <Badge {...LOOK[status]}>{t(`status.${status}`)}</Badge>
                {isWarned(game) && (
                  <Badge tone="warning" icon="alert-triangle">
                    {t('shell:common.notice')}
                  </Badge>
                )}
              </Inline>
            }
            meta={[{ icon: 'trophy', text: t('points', { count: game.points }) }, ...wayTo(game)]}
          />
        )
      })}
    </CardList>
  )

  function whyLocked(index: number): string {
    const before = games[index - 1]
    return before ? t('games.lockedBehind', { title: before.title }) : t('games.lockedText')
  }

  function wayTo(game: Game) {
    if (!position) return []
    const distance = format.distance(roundedM(distanceM(position, game.position)) / 1000)
    const direction = t(`direction.${directionOf(bearing(position, game.position))}`)
    return [{ icon: 'map-pin' as const, text: t('next.way', { distance, direction }) }]
  }
}
