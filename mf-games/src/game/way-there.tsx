import { distanceM, reachM } from '@sureda/contract/rules/at-place'
import { ApiError } from '@sureda/remote/api'
import { useFormat } from '@sureda/remote/format'
import { Slot } from '@sureda/remote/shell'
import { Banner, Button, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { bearing, directionOf, isAtPlace, roundedM } from '../shared/place/place.ts'
import { useWatchedPosition } from '../shared/place/use-watched-position.ts'
import { PostCode } from './play/post-code.tsx'
import { RingCompass } from './ring-compass.tsx'
import type { Run } from './use-run.ts'
import css from './way-there.module.css'

/** Shown when the player is too far away: distance, direction, and a drawing in which the player approaches the tree ring by ring. */
export function WayThere({ run }: { run: Run }) {
  const { t } = useTranslation('games')
  const format = useFormat()
  useWatchedPosition()
  const { game, player, fault } = run
  const { position } = player
  const measured =
    fault instanceof ApiError && typeof fault.data.distance_m === 'number' ? fault.data.distance_m : null
  const distance = position ? distanceM(position, game.position) : measured
  const isThere = position !== undefined && isAtPlace(position, game)
  const degrees = position ? bearing(position, game.position) : null
  const metres = distance === null ? '' : format.distance(roundedM(distance) / 1000)
  const direction = degrees === null ? '' : t(`direction.${directionOf(degrees)}`)
  return (
    <Stack gap={5}>
      <RingCompass
        distance={isThere ? 0 : distance}
        degrees={degrees}
        reach={reachM(game.radius_m)}
        north={t('direction.northLetter')}
      />
      <div className={css.words} role="status">
        <p className={css.distance}>{isThere ? t('place.arrived') : metres}</p>
        <p className={css.direction}>{isThere ? t('place.arrivedText') : t('place.tooFar', { direction })}</p>
      </div>
      {player.fault && !player.isExplaining && (
        <Banner kind="warning" isLive>
          {t(`shell:position.${player.fault}`)}
        </Banner>
      )}
      {isThere ? (
        <Button size="large" isFullWidth icon="play" onPress={run.play}>
          {t('place.playNow')}
        </Button>
      ) : (
        <Button
          isFullWidth
          variant="secondary"
          icon="locate"
          isPending={player.isFinding}
          pendingLabel={t('place.finding')}
          onPress={run.start}
        >
          {t('place.lookAgain')}
        </Button>
      )}
      {!isThere && <PostCode run={run} />}
      {!isThere && (
        <Slot
          name="map.place"
          latitude={game.position.latitude}
          longitude={game.position.longitude}
          label={game.title}
        />
      )}
    </Stack>
  )
}
