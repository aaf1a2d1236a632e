import { useFormat } from '@sureda/remote/format'
import { shell } from '@sureda/remote/shell'
import { Button } from '@sureda/ui/base'
import { ConfirmDialog } from '@sureda/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveGpx } from '../walk/save-gpx.ts'
import {
  discardTracking,
  finishTracking,
  pauseTracking,
  resumeTracking,
  useTracking,
} from '../walk/tracker.ts'
import css from './tracking-controls.module.css'

/** The buttons of a recorded walk. */
export function TrackingControls({ onRecordings }: { onRecordings: () => void }) {
  const { t } = useTranslation('map')
  const format = useFormat()
  const { phase, recording, points, fix } = useTracking()
  const [isAsking, setAsking] = useState(false)
  if (!recording) return null
  const finish = async () => {
    const isWorthIt = points.length > 1
    if (!(await finishTracking())) return
    if (!isWorthIt) return shell().toast({ kind: 'info', text: t('gps.tooShort') })
    shell().toast({
      kind: 'success',
      text: t('gps.saved'),
      action: { label: t('gps.recordings.title'), onPress: onRecordings },
    })
  }
  return (
    <div className={css.controls}>
      <div className={css.pair}>
        {phase === 'on' ? (
          <Button variant="secondary" icon="pause" onPress={pauseTracking}>
            {t('gps.pause')}
          </Button>
        ) : (
          <Button icon="play" onPress={resumeTracking}>
            {t('gps.resume')}
          </Button>
        )}
        <Button variant={phase === 'on' ? 'primary' : 'secondary'} icon="flag" onPress={() => void finish()}>
          {t('gps.finish')}
        </Button>
      </div>
      {fix && <p className={css.note}>{t('gps.accuracy', { metres: format.metres(fix.accuracy) })}</p>}
      <div className={css.pair}>
        <Button
          variant="quiet"
          icon="download"
          isDisabled={points.length < 2}
          onPress={() => saveGpx(recording, points, t('gps.walk'))}
        >
          {t('gps.export')}
        </Button>
        <Button variant="quiet" icon="trash" onPress={() => setAsking(true)}>
          {t('gps.discard')}
        </Button>
      </div>
      {/* a paused walk does not keep the screen on */}
      {phase === 'on' && <p className={css.note}>{t('gps.ask.screen')}</p>}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('gps.discardTitle')}
        text={t('gps.discardText')}
        confirmLabel={t('gps.discard')}
        cancelLabel={t('gps.keep')}
        tone="danger"
        onConfirm={discardTracking}
      />
    </div>
  )
}
