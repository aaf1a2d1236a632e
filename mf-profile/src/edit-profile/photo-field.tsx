import { PHOTO_TYPES } from '@sureda/contract/rules/limits'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { Profile } from '@sureda/contract/schemas/members/user'
import { lazySheet } from '@sureda/remote/ui'
import { Avatar, Button } from '@sureda/ui/base'
import { FileButton } from '@sureda/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fittingPhoto, type PhotoFault } from '../shared/profile-form.ts'
import css from './photo-field.module.css'
import { useObjectUrl } from './use-object-url.ts'

const PhotoCropDialog = lazySheet(() => import('./photo-crop-dialog.tsx'))

interface PhotoFieldProps {
  profile: Profile
  photo: File | null
  onChange: (photo: File | null) => void
  /** Why the server refused the photo. */
  refused?: string
}

/** Shows the photo that would be saved, and says before it is sent what is wrong with a file. */
export function PhotoField({ profile, photo, onChange, refused }: PhotoFieldProps) {
  const { t } = useTranslation('profile')
  const [fault, setFault] = useState<PhotoFault | null>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [isCropping, setIsCropping] = useState(false)
  const preview = useObjectUrl(photo)
  const choose = async (file: File) => {
    const found = await fittingPhoto(file)
    const fitting = 'photo' in found ? found.photo : null
    setFault('fault' in found ? found.fault : null)
    setChosen(fitting)
    onChange(fitting)
  }
  return (
    <div className={css.row} data-unsaved={photo ? '' : undefined}>
      <Avatar
        name={profile.name}
        src={preview ?? (profile.avatar && mediaUrl(profile.avatar))}
        size="large"
      />
      <FileButton
        accept={[...PHOTO_TYPES]}
        icon="camera"
        variant="secondary"
        onSelect={(file) => void choose(file)}
        description={photo && !refused ? t('edit.photoChosen') : t('edit.photoHint')}
        errorMessage={fault ? t(`edit.fault.photo_${fault}`) : refused}
      >
        {t('edit.photo')}
      </FileButton>
      {chosen && (
        <Button variant="quiet" icon="target" onPress={() => setIsCropping(true)}>
          {t('edit.crop.open')}
        </Button>
      )}
      {chosen && isCropping && (
        <PhotoCropDialog file={chosen} onCut={onChange} onClose={() => setIsCropping(false)} />
      )}
    </div>
  )
}
