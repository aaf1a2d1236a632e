import { IconButton } from '@sureda/ui/base'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import css from './panorama-view.module.css'
import type { useSphere } from './use-sphere.ts'

const ZOOM = 20

/** Buttons for everything that a finger can do. */
export function SphereControls({ view, step }: { view: ReturnType<typeof useSphere>; step: number }) {
  const { t } = useTranslation('content')
  const { sphere, isRefused } = view
  return (
    <fieldset className={css.controls} aria-label={t('panorama.controls')}>
      <IconButton
        icon="chevron-left"
        variant="photo"
        label={t('panorama.left')}
        onPress={() => sphere?.turn(-step, 0)}
      />
      <IconButton
        icon="chevron-up"
        variant="photo"
        label={t('panorama.up')}
        onPress={() => sphere?.turn(0, step)}
      />
      <IconButton
        icon="chevron-down"
        variant="photo"
        label={t('panorama.down')}
        onPress={() => sphere?.turn(0, -step)}
      />
      <IconButton
        icon="chevron-right"
        variant="photo"
        label={t('panorama.right')}
        onPress={() => sphere?.turn(step, 0)}
      />
      <IconButton
        icon="plus"
        variant="photo"
        label={t('panorama.closer')}
        onPress={() => sphere?.zoom(ZOOM)}
      />
      <IconButton
        icon="minus"
        variant="photo"
        label={t('panorama.farther')}
        onPress={() => sphere?.zoom(-ZOOM)}
      />
      <p role="status" className={css.refused}>
        {isRefused && t('panorama.notAllowed')}
      </p>
    </fieldset>
  )
}

/** Buttons over the picture: orientation sensor after a tap, play and pause of a film. */
export function SphereModes({ view }: { view: ReturnType<typeof useSphere> }) {
  const { t } = useTranslation('content')
  const { sphere, canFollow, isFollowing } = view
  return (
    <div className={css.modes}>
      {sphere?.film && <FilmButton film={sphere.film} />}
      {canFollow && (
        <IconButton
          icon="compass"
          variant={isFollowing ? 'solid' : 'photo'}
          label={t('panorama.follow')}
          aria-pressed={isFollowing}
          onPress={() => void view.follow()}
        />
      )}
    </div>
  )
}

function FilmButton({ film }: { film: HTMLVideoElement }) {
  const { t } = useTranslation('content')
  const isPlaying = useSyncExternalStore(
    (changed) => {
      film.addEventListener('play', changed)
      film.addEventListener('pause', changed)
      return () => {
        film.removeEventListener('play', changed)
        film.removeEventListener('pause', changed)
      }
    },
    () => !film.paused,
  )
  return (
    <IconButton
      icon={isPlaying ? 'pause' : 'play'}
      variant="photo"
      label={t(isPlaying ? 'shell:player.pause' : 'panorama.play')}
      // autoplay rules refuse only without a tap
      onPress={() => (isPlaying ? film.pause() : void film.play().catch(() => undefined))}
    />
  )
}
