import { Button, type ButtonProps } from '@sureda/ui/base'
import { FaultNotice } from '@sureda/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../api/error-message.ts'
import { useOnline } from '../device/online.ts'
import { saveFile } from '../export/save-file.ts'

interface FileDownloadProps extends Pick<ButtonProps, 'variant'> {
  /** Label of the button, and its label while the file is made. */
  label: string
  pendingLabel: string
  /** File name without extension: a text of the app or user content. */
  name: string
  /** Fetches the file. */
  fetch: () => Promise<Blob>
  type: keyof typeof ENDINGS
}

const ENDINGS = { 'application/pdf': 'pdf', 'application/zip': 'zip' }

/** A button that fetches a file and downloads it; errors appear above it. Disabled without network. */
export function FileDownload({
  label,
  pendingLabel,
  name,
  fetch,
  type,
  variant = 'secondary',
}: FileDownloadProps) {
  const { t } = useTranslation()
  const online = useOnline()
  const { mutate, isPending, error } = useMutation({
    mutationFn: fetch,
    onSuccess: (file) => {
      saveFile(`${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.${ENDINGS[type]}`, type, file)
    },
  })
  return (
    <>
      {error && <FaultNotice of={error}>{errorMessage(error, t)}</FaultNotice>}
      <Button
        variant={variant}
        icon="download"
        isFullWidth
        isDisabled={!online}
        isPending={isPending}
        pendingLabel={pendingLabel}
        onPress={() => mutate()}
      >
        {label}
      </Button>
    </>
  )
}
