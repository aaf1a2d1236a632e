import { Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './panorama-view.module.css'
import type { SphereFault } from './sphere-media.ts'

interface FlatViewProps {
  kind: 'photo' | 'film'
  src: string
  description: string
  fault: SphereFault
  onRetry: () => void
}

/** The flat picture, to be scrolled, where no sphere can be drawn; or its description without a picture. */
export function FlatView({ kind, src, description, fault, onRetry }: FlatViewProps) {
  const { t } = useTranslation('content')
  return (
    <div className={css.flat}>
      {fault === 'drawing' && kind === 'photo' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className={css.strip} tabIndex={0} aria-label={t('panorama.unrolled')}>
          <img src={src} alt={description} />
        </section>
      )}
      {fault === 'drawing' && kind === 'film' && (
        <video
          className={css.film}
          src={src}
          controls
          muted
          loop
          playsInline
          preload="metadata"
          aria-label={description}
        />
      )}
      <p role="alert">{t(`panorama.fault.${fault}`)}</p>
      {fault !== 'drawing' && (
        <Button variant="secondary" icon="refresh" onPress={onRetry}>
          {t('shell:common.retry')}
        </Button>
      )}
    </div>
  )
}
