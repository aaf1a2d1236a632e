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
/** An arrow key moves the picture so far. */
const KEY_STEP_PX = 8

/** What of a photo becomes the avatar: dragged by a thumb or the arrow keys, closer by two fingers or the buttons. */
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
      // a thumb that drags beyond the picture puts nothing away
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
          // the circle takes the whole stage, whatever shape the picture has
          objectFit="cover"
          keyboardStep={KEY_STEP_PX}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{ role: 'group', 'aria-label': t('edit.crop.title') }}
          mediaProps={{ alt: '' }}
          // the policy of the page allows no styles in the page
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
