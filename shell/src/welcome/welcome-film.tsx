import type { WelcomeSettings } from '@sureda/contract/schemas/catalogue/settings'
import { mediaSrcSet, mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import { Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { useFilm } from './use-film.ts'
import css from './welcome-film.module.css'

/** The territory's film over its still picture: can be skipped and restarted, and is never needed to continue. */
export function WelcomeFilm({ welcome }: { welcome: Partial<WelcomeSettings> }) {
  const { t } = useTranslation('shell')
  const film = useFilm(welcome.video?.captions ?? [])
  const { image, image_alt, image_widths } = welcome
  const still = image ?? welcome.video?.poster
  return (
    <div className={css.film} data-state={welcome.video ? film.state : 'still'}>
      {still && (
        <img
          className={css.still}
          src={mediaUrl(still)}
          srcSet={image ? mediaSrcSet(image, image_widths ?? []) : undefined}
          // the view is taller than the picture, so the picture is wider than the window
          sizes="max(100vw, 62vh)"
          alt={image_alt ?? ''}
          fetchPriority="high"
        />
      )}
      {welcome.video && film.state === 'playing' && (
        <video
          key={film.attempt}
          ref={film.video}
          className={css.video}
          src={mediaUrl(welcome.video.src)}
          aria-label={t('welcome.film')}
          autoPlay
          muted
          playsInline
          {...film.handlers}
        />
      )}
      {welcome.video && (
        <div className={css.words}>
          {film.state === 'playing' && (
            <p className={css.caption} key={film.caption}>
              {film.caption}
            </p>
          )}
          {film.state === 'playing' ? (
            <button type="button" className={css.skip} onClick={film.skip}>
              <svg viewBox="0 0 40 40" className={css.rings} aria-hidden="true">
                <circle cx="20" cy="20" r="17" />
                <circle cx="20" cy="20" r="17" pathLength="1" ref={film.ring} className={css.grown} />
              </svg>
              {t('welcome.skip')}
            </button>
          ) : film.state === 'failed' ? (
            <div className={css.failed} role="alert">
              <p>{t('welcome.filmFailed')}</p>
              <Button size="small" variant="secondary" icon="refresh" onPress={film.play}>
                {t('common.retry')}
              </Button>
            </div>
          ) : (
            <button type="button" className={css.skip} onClick={film.play}>
              <svg viewBox="0 0 40 40" className={css.rings} aria-hidden="true">
                <circle cx="20" cy="20" r="17" />
                <path d="M16 13v14l11-7z" className={css.arrow} />
              </svg>
              <span>{t(film.state === 'over' ? 'welcome.again' : 'welcome.play')}</span>
            </button>
          )}
        </div>
      )}
    </div>
  )
}
