import { useFormat } from '@sureda/remote/format'
import { shell } from '@sureda/remote/shell'
import { IconButton } from '@sureda/ui/base'
import { BottomSheet, ConfirmDialog } from '@sureda/ui/overlays'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recording } from '../walk/recording.ts'
import { readPoints, recordings, removeRecording } from '../walk/recording-store.ts'
import { saveGpx } from '../walk/save-gpx.ts'
import css from './recordings-sheet.module.css'

/** The walks stored on this phone: each can be saved as a file or deleted. */
export function RecordingsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('map')
  const format = useFormat()
  const query = useQuery(recordings())
  const [toDelete, setToDelete] = useState<Recording | null>(null)
  const walks = query.data ?? []
  const nameOf = ({ title }: Recording) => title ?? t('gps.walk')
  const give = async (walk: Recording) => {
    try {
      saveGpx(walk, await readPoints(walk.id), t('gps.walk'))
    } catch {
      shell().toast({ kind: 'error', text: t('gps.recordings.failed') })
    }
  }
  return (
    <BottomSheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('gps.recordings.title')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('shell:common.expandSheet')}
      collapseLabel={t('shell:common.collapseSheet')}
    >
      {query.isSuccess && walks.length === 0 && (
        <EmptyState title={t('gps.recordings.empty')} text={t('gps.recordings.emptyText')} motif="oak" />
      )}
      <ul className={css.walks}>
        {walks.map((walk) => (
          <li key={walk.id}>
            <div>
              <h3>{nameOf(walk)}</h3>
              <p>
                {[
                  format.shortDate(new Date(walk.startedAt).toISOString()),
                  format.distance(walk.metres / 1000),
                  format.duration(Math.round(walk.activeMs / 60_000)),
                ].join(' · ')}
              </p>
            </div>
            <IconButton
              icon="download"
              label={t('gps.recordings.export', { name: nameOf(walk) })}
              onPress={() => void give(walk)}
            />
            <IconButton
              icon="trash"
              label={t('gps.recordings.delete', { name: nameOf(walk) })}
              onPress={() => setToDelete(walk)}
            />
          </li>
        ))}
      </ul>
      {walks.length > 0 && <p className={css.note}>{t('gps.recordings.note')}</p>}
      <ConfirmDialog
        isOpen={toDelete !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setToDelete(null)
        }}
        title={t('gps.discardTitle')}
        text={t('gps.discardText')}
        confirmLabel={t('gps.discard')}
        cancelLabel={t('gps.keep')}
        tone="danger"
        onConfirm={async () => {
          if (toDelete) await removeRecording(toDelete.id, false)
        }}
      />
    </BottomSheet>
  )
}
