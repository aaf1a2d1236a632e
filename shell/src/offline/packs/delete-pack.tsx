import { ConfirmDialog } from '@sureda/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deletePack } from './save-pack.ts'

interface Props {
  /** Null: no dialog. */
  pack: { key: string; title: string } | null
  onClose: () => void
}

/** Asks before a saved pack is deleted: restoring it needs a connection. */
export function DeletePack({ pack, onClose }: Props) {
  const { t } = useTranslation('shell')
  // the text stays while the dialog closes
  const [asked, setAsked] = useState(pack)
  if (pack && pack !== asked) setAsked(pack)
  return (
    <ConfirmDialog
      isOpen={pack !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('keep.deleteTitle')}
      text={t('keep.deleteText', { title: asked?.title ?? '' })}
      confirmLabel={t('keep.delete')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      onConfirm={() => (asked ? deletePack(asked.key) : undefined)}
    />
  )
}
