import { distanceM } from '@sureda/contract/at-place'
import type { Game } from '@sureda/contract/game'
import { isWarned } from '@sureda/contract/notice-of'
import { paths } from '@sureda/contract/paths'
import { useFormat } from '@sureda/remote/format'
import type { Position } from '@sureda/remote/geolocation'
import { pictureOf } from '@sureda/remote/picture-of'
import { Badge, type BadgeProps } from '@sureda/ui/badge'
import { CardList } from '@sureda/ui/card-list'
import { ListCard } from '@sureda/ui/list-card'
import { Inline } from '@sureda/ui/stack'
import { useTranslation } from 'react-i18next'
import { roundedM } from '../domain/place.ts'

interface GameListProps {
  tourId: string
  games: readonly Game[]
  /** Known only after the player has allowed it. */
  position: Position | undefined
  headingLevel: 2 | 3
}

const LOOK: Record<Game['status'], Pick<BadgeProps, 'tone' | 'icon'>> = {
  available: { tone: 'primary', icon: 'play' },
  completed: { tone: 'success', icon: 'check' },
  locked: { tone: 'neutral', icon: 'lock' },
}

/** Games in playing order with their state. The distance is worked out on the phone, so it also works without network. */
export function GameList({ tourId, games, position, headingLevel }: GameListProps) {
  const { t } = useTranslation('games')
  const format = useFormat()
  return (
    <CardList label={t('games.title')}>
      {games.map((game, index) => (
        <ListCard
          key={game.id}
          href={game.status === 'locked' ? undefined : paths.game(tourId, game.id)}
          isDisabled={game.status === 'locked'}
          headingLevel={headingLevel}
          picture={pictureOf(game, 'thumb', { alt: '' })}
          eyebrow={`${index + 1} · ${t(`kind.${game.type}`)}`}
          title={game.title}
          text={game.status === 'locked' ? t('games.lockedText') : undefined}
          badge={
            <Inline gap={2}>
              <Badge {...LOOK[game.status]}>{t(`status.${game.status}`)}</Badge>
              {isWarned(game) && (
                <Badge tone="warning" icon="alert-triangle">
                  {t('shell:common.notice')}
                </Badge>
              )}
            </Inline>
          }
          meta={[
            { icon: 'trophy', text: t('points', { count: game.points }) },
            ...(position
              ? [
                  {
                    icon: 'map-pin' as const,
                    text: format.distance(roundedM(distanceM(position, game.position)) / 1000),
                  },
                ]
              : []),
          ]}
        />
      ))}
    </CardList>
  )
}
