import type { Game } from '@sureda/contract/schemas/games/game'
import { ringPath } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './tour-trunk.module.css'

interface TourTrunkProps {
  games: readonly Game[]
  className?: string
}

const CENTER = 60
const INNER = 11
const OUTER = 51
/** One seed for all rings, so that they look like the years of one tree. */
const SEED = 47

/** The tour as a trunk: every game is a year ring, from the centre outwards; finished ones have grown. */
export function TourTrunk({ games, className }: TourTrunkProps) {
  const { t } = useTranslation('games')
  const done = games.filter((game) => game.status === 'completed').length
  const radiusOf = (index: number) => INNER + ((OUTER - INNER) * (index + 1)) / Math.max(games.length, 1)
  const ring = (radius: number) => ringPath(CENTER, CENTER, radius, 0.1 + radius / 500, SEED)
  return (
    <svg
      className={className ? `${css.trunk} ${className}` : css.trunk}
      viewBox="0 0 120 120"
      role="img"
      aria-label={t('games.progress', { count: done, total: games.length })}
      focusable="false"
    >
      <path className={css.bark} d={ring(OUTER + 6)} />
      {games
        .map((game, index) => ({ game, d: ring(radiusOf(index)) }))
        .reverse()
        .map(({ game, d }) => (
          <path key={game.id} className={css.year} data-status={game.status} d={d} />
        ))}
      <path className={css.centre} d={ring(4)} />
    </svg>
  )
}
