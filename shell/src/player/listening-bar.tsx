import { SKIP_S, usePlayerState } from '@sureda/remote/features/player'
import { MiniPlayer } from '@sureda/ui/media'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { player } from './player.ts'

/** The mini player with its texts and actions. */
export function ListeningBar() {
  const { t, i18n } = useTranslation('shell')
  const { recording, status, fault, time, duration, rate } = usePlayerState()
  const { pathname } = useLocation()
  if (!recording) return null
  const { title, src, picture, href } = recording
  const isPlaying = status === 'playing' || status === 'waiting'
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <MiniPlayer
      title={title}
      seed={src}
      picture={picture}
      isPlaying={isPlaying}
      isWaiting={status === 'waiting'}
      fault={fault ? t(`player.fault.${fault}`) : undefined}
      time={time}
      duration={duration}
      rate={rate}
      skip={SKIP_S}
      words={pathname === href ? undefined : { href, label: t('player.read') }}
      labels={{
        player: t('player.label', { title }),
        play: t('player.play'),
        pause: t('player.pause'),
        back: t('player.back', { seconds: SKIP_S }),
        ahead: t('player.ahead', { seconds: SKIP_S }),
        seek: t('player.seek'),
        speed: t('player.speed'),
        close: t('player.close'),
        waiting: t('common.loading'),
        more: t('player.more', { title }),
        less: t('player.less', { title }),
        position: (at, total) => t('player.position', { time: at, total }),
        speedText: (speed) => `${number.format(speed)}×`,
      }}
      onToggle={() => (isPlaying ? player.pause() : player.listen(recording))}
      onSkip={player.skip}
      onSeek={player.seek}
      onRate={player.setRate}
      onClose={player.close}
    />
  )
}
