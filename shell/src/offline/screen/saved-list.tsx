import type { OfflinePackKind } from '@sureda/contract/remote/offline'
import { paths } from '@sureda/contract/remote/paths'
import { useFormat } from '@sureda/remote/format'
import { IconButton, ListCard, Stack } from '@sureda/ui/base'
import type { IconName } from '@sureda/ui/icons'
import { EmptyState, Skeleton } from '@sureda/ui/states'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeletePack } from '../packs/delete-pack.tsx'
import { useStoppedText } from '../packs/pack-texts.ts'
import { savePack } from '../packs/save-pack.ts'
import { readPacks, type SavedPack, usePacks } from '../packs/saved-packs.ts'
import { useBytes } from '../packs/use-bytes.ts'
import css from './saved-screen.module.css'

const ICONS: Record<OfflinePackKind, IconName> = { route: 'route', 'story-tour': 'gamepad', territory: 'map' }

const placeOf = ({ kind, id }: SavedPack): string =>
  ({ route: paths.route(id), 'story-tour': paths.storyTour(id), territory: paths.home() })[kind]

/** Saved packs, each with its size and a delete button. */
export function SavedList() {
  const { t } = useTranslation('shell')
  const packs = usePacks((state) => state.packs)
  const isRead = usePacks((state) => state.isRead)
  const [deleting, setDeleting] = useState<SavedPack | null>(null)
  useEffect(() => void readPacks(), [])
  const list = Object.values(packs).sort((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0))
  if (!isRead) return <Skeleton label={t('common.loading')} shape="list" count={1} />
  return (
    <>
      {list.length === 0 ? (
        <EmptyState title={t('saved.none')} text={t('saved.noneText')} motif="rings" headingLevel={3} />
      ) : (
        <Stack gap={3}>
          {list.map((pack) => (
            <SavedCard key={pack.key} saved={pack} onDelete={() => setDeleting(pack)} />
          ))}
        </Stack>
      )}
      <DeletePack pack={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

function SavedCard({ saved, onDelete }: { saved: SavedPack; onDelete: () => void }) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const bytes = useBytes()
  const stopped = useStoppedText()
  const progress = usePacks((state) => state.progress[saved.key])
  const size = bytes(saved.pack.bytes)
  const text = progress
    ? t('keep.progress', { done: bytes(progress.done), total: bytes(progress.total) })
    : saved.state === 'saved'
      ? t('keep.savedAgo', { size, ago: format.ago(saved.savedAt ?? Date.now()) })
      : saved.state === 'stopped'
        ? stopped(saved, saved.missing)
        : t('saved.incomplete')
  const canGoOn = saved.state === 'stopped' && saved.fault !== 'gone' && !progress
  return (
    <ListCard
      title={saved.title}
      eyebrow={t(`saved.kind.${saved.kind}`)}
      icon={ICONS[saved.kind]}
      text={text}
      href={placeOf(saved)}
      end={
        <span className={css.ends}>
          {canGoOn && (
            <IconButton
              icon="download"
              label={`${t('keep.resume')}: ${saved.title}`}
              onPress={() => void savePack(saved)}
            />
          )}
          <IconButton icon="trash" label={t('saved.deleteOne', { title: saved.title })} onPress={onDelete} />
        </span>
      }
    />
  )
}
