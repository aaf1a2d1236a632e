import 'react-easy-crop/react-easy-crop.css'
import { Button, IconButton } from '@sureda/ui/base'
import { Dialog } from '@sureda/ui/overlays'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import { cutSquare } from './cut-square.ts'
import css from './photo-crop-dialog.module.css'
import { useObjectUrl } from './use-object-url.ts'

interface PhotoCropDialogProps {
  file: File
  onCut: (photo: File) => void
  onClose: () => void
}

const CLOSEST = 4
const STEP = 0.25
/** How far an arrow key moves the picture. */
const KEY_STEP_PX = 8

/** Chooses the part of a photo for the avatar: moved by a finger or arrow keys, zoomed by two fingers or buttons. */
export default function PhotoCropDialog({ file, onCut, onClose }: PhotoCropDialogProps) {
  const { t } = useTranslation('profile')
  const url = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const take = async () => {
    const cut = area && (await cutSquare(file, area))
    if (cut) onCut(cut)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('edit.crop.title')}
      closeLabel={t('shell:common.close')}
      // a drag beyond the picture must not close the dialog
      isDismissable={false}
      footer={
        <Button isFullWidth isDisabled={!area} onPress={() => void take()}>
          {t('edit.crop.done')}
        </Button>
      }
    >
      <p>{t('edit.crop.hint')}</p>
      <div className={css.stage}>
        <Cropper
          image={url ?? undefined}
          crop={crop}
          zoom={zoom}
          maxZoom={CLOSEST}
          aspect={1}
          cropShape="round"
          showGrid={false}
          // the picture fills the stage, whatever its shape
          objectFit="cover"
          keyboardStep={KEY_STEP_PX}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{ role: 'group', 'aria-label': t('edit.crop.title') }}
          mediaProps={{ alt: '' }}
          // the page's content policy forbids injected styles
          disableAutomaticStylesInjection
        />
      </div>
      <div className={css.zoom}>
        <IconButton
          icon="minus"
          label={t('edit.crop.farther')}
          isDisabled={zoom <= 1}
          onPress={() => setZoom(Math.max(1, zoom - STEP))}
        />
        <IconButton
          icon="plus"
          label={t('edit.crop.closer')}
          isDisabled={zoom >= CLOSEST}
          onPress={() => setZoom(Math.min(CLOSEST, zoom + STEP))}
        />
      </div>
    </Dialog>
  )
}
