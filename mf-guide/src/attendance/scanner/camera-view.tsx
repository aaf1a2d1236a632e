import { Banner } from '@sureda/ui/base'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import css from './camera-view.module.css'
import { useCamera } from './use-camera.ts'

/** The camera picture with a frame for the code. Without a camera it says why; the code can still be typed. */
export function CameraView({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation('guide')
  const video = useRef<HTMLVideoElement>(null)
  const state = useCamera(video, true, onRead)
  if (state === 'refused' || state === 'missing') return <Banner kind="info">{t(`scan.${state}`)}</Banner>
  return (
    <div className={css.view}>
      {/* a live picture without sound: there is nothing to caption */}
      <video ref={video} className={css.video} muted playsInline aria-label={t('scan.camera')} />
      <span className={css.frame} aria-hidden="true" />
      <p className={css.hint} role="status">
        {t(state === 'starting' ? 'scan.starting' : 'scan.hold')}
      </p>
    </div>
  )
}
