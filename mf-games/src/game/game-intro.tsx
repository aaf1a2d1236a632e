import { distanceM } from '@sureda/contract/rules/at-place'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { Slot } from '@sureda/remote/shell'
import { PhotoCredit } from '@sureda/remote/ui'
import { Banner, Button, CardMetaRow, Picture, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { roundedM } from '../shared/place/place.ts'
import css from './game-intro.module.css'
import { PostCode } from './play/post-code.tsx'
import { minutesToNextTry } from './play/tries.ts'
import { PostSheetButton } from './post-sheet-button.tsx'
import { TryFromHome } from './try-from-home.tsx'
import type { Run } from './use-run.ts'

/** What the game is about and where it is played. A tap starts it and asks for the position. */
export function GameIntro({ run }: { run: Run }) {
  const { t } = useTranslation('games')
  const format = useFormat()
  const { game, player, triesLeft } = run
  const distance = player.position && distanceM(player.position, game.position)
  const isRefused = player.fault !== null && !player.isExplaining
  return (
    <Stack gap={5}>
      <Picture className={css.picture} {...pictureOf(game, 'full')} ratio="3/2" priority />
      <PhotoCredit of={game} />
      <p className={css.intro}>{game.intro}</p>
      <CardMetaRow
        items={[
          { icon: 'trophy', text: t('points', { count: game.points }) },
          { icon: 'flag', text: t('game.triesLeft', { count: triesLeft }) },
          ...(distance === undefined
            ? []
            : [{ icon: 'map-pin' as const, text: format.distance(roundedM(distance) / 1000) }]),
        ]}
      />
      {game.status === 'completed' && <Banner kind="success">{t('game.alreadyDone')}</Banner>}
      {isRefused && (
        <Banner kind="warning" isLive title={t('error.locationRequired')}>
          {t(`shell:position.${player.fault}`)}
        </Banner>
      )}
      {triesLeft === 0 ? (
        <Banner
          kind="info"
          action={
            <Button size="small" icon="refresh" onPress={() => void run.recount()}>
              {t('shell:common.retry')}
            </Button>
          }
        >
          {t('error.noTries', { wait: format.duration(minutesToNextTry()) })}
        </Banner>
      ) : (
        <div className={css.start}>
          <Button
            size="large"
            isFullWidth
            icon="play"
            isPending={player.isFinding && !player.isExplaining}
            pendingLabel={t('place.finding')}
            onPress={run.start}
          >
            {t('game.start')}
          </Button>
          {!isRefused && <p className={css.hint}>{t('error.locationRequired')}</p>}
        </div>
      )}
      {triesLeft > 0 && <TryFromHome run={run} />}
      <PostCode run={run} />
      <PostSheetButton game={game} />
      <Slot
        name="map.place"
        latitude={game.position.latitude}
        longitude={game.position.longitude}
        label={game.title}
      />
    </Stack>
  )
}
