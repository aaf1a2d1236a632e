import { distanceM } from '@sureda/contract/rules/at-place'
import type { Game } from '@sureda/contract/schemas/games/game'
import type { Position } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { useTranslation } from 'react-i18next'
import { bearing, directionOf, isAtPlace, roundedM } from '../shared/place/place.ts'
import { useHeading } from '../shared/place/use-heading.ts'
import { useWatchedPosition } from '../shared/place/use-watched-position.ts'
import css from './next-post.module.css'

interface NextPostProps {
  game: Game
  position: Position
}

/** Distance and direction of the next post, with an arrow that turns with the phone; without a compass north is up. */
export function NextPost({ game, position }: NextPostProps) {
  const { t } = useTranslation('games')
  const format = useFormat()
  const heading = useHeading()
  useWatchedPosition()
  const degrees = bearing(position, game.position)
  const isThere = isAtPlace(position, game)
  const words = isThere
    ? t('next.here')
    : t('next.way', {
        distance: format.distance(roundedM(distanceM(position, game.position)) / 1000),
        direction: t(`direction.${directionOf(degrees)}`),
      })
  return (
    <section className={css.next} aria-label={t('next.label')}>
      <svg className={css.arrow} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle className={css.dial} cx="24" cy="24" r="22" />
        {isThere ? (
          <circle className={css.needle} cx="24" cy="24" r="9" />
        ) : (
          <path
            className={css.needle}
            style={{ transform: `rotate(${degrees - (heading ?? 0)}deg)` }}
            d="M24 6l10 30-10-7-10 7z"
          />
        )}
      </svg>
      <div className={css.words}>
        <p className={css.title}>{game.title}</p>
        <p role="status">{words}</p>
        {!isThere && heading === null && <p className={css.note}>{t('next.northUp')}</p>}
      </div>
    </section>
  )
}
