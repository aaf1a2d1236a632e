import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@sureda/contract/rules/limits'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import { errorMessage } from '@sureda/remote/api'
import { shrinkPhoto, useOnline } from '@sureda/remote/device'
import { Avatar, Button } from '@sureda/ui/base'
import { FileButton } from '@sureda/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadLogo } from './agency-queries.ts'
import css from './logo-field.module.css'

interface LogoFieldProps {
  name: string
  /** A stored path, an address of another host, or empty for none. */
  path: string
  refused?: string | undefined
  onChange: (path: string) => void
}

/** The logo is uploaded at once; members see it when the form is saved. */
export function LogoField({ name, path, refused, onChange }: LogoFieldProps) {
  const { t } = useTranslation('guide')
  const online = useOnline()
  const [isTooLarge, setTooLarge] = useState(false)
  const upload = useMutation({ mutationFn: uploadLogo, onSuccess: onChange })
  const isOurs = path.startsWith('uploads/')
  const choose = async (file: File) => {
    const fitting = await shrinkPhoto(file, PHOTO_MAX_BYTES)
    setTooLarge(fitting === null)
    if (fitting) upload.mutate(fitting)
  }
  const fault = isTooLarge
    ? t('agency.logoTooLarge')
    : upload.isError
      ? errorMessage(upload.error, t)
      : refused
  return (
    <div className={css.row}>
      <Avatar name={name} src={isOurs ? mediaUrl(path) : null} size="large" />
      <div className={css.buttons}>
        <FileButton
          accept={[...PHOTO_TYPES]}
          icon="image"
          isPending={upload.isPending}
          pendingLabel={t('shell:common.sending')}
          isDisabled={!online}
          description={path && !isOurs ? t('agency.logoElsewhere') : t('agency.logoHint')}
          errorMessage={fault}
          onSelect={(file) => void choose(file)}
        >
          {t('agency.logoUrl')}
        </FileButton>
        {path && (
          <Button variant="quiet" icon="trash" onPress={() => onChange('')}>
            {t('agency.logoRemove')}
          </Button>
        )}
      </div>
    </div>
  )
}
