import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import css from './camera-view.module.css'
import { type CameraFault, useCamera } from './use-camera.ts'

interface CameraViewProps {
  onRead: (text: string) => void
  onFault: (fault: CameraFault) => void
}

/** The camera picture with a frame for the code. */
export function CameraView({ onRead, onFault }: CameraViewProps) {
  const { t } = useTranslation('guide')
  const video = useRef<HTMLVideoElement>(null)
  const isReading = useCamera(video, { onRead, onFault })
  return (
    <div className={css.view}>
      {/* live video without sound needs no captions */}
      <video ref={video} className={css.video} muted playsInline aria-label={t('scan.camera')} />
      <span className={css.frame} aria-hidden="true" />
      <p className={css.hint} role="status">
        {t(isReading ? 'scan.hold' : 'scan.starting')}
      </p>
    </div>
  )
}
