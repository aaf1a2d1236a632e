import { Button, type ButtonProps } from '@sureda/ui/base'
import { FaultNotice } from '@sureda/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../api/error-message.ts'
import { useOnline } from '../device/online.ts'
import { saveFile } from '../export/save-file.ts'

interface FileDownloadProps extends Pick<ButtonProps, 'variant'> {
  /** What the button says, and what it says while the file is made. */
  label: string
  pendingLabel: string
  /** What the file is called: text of the app or of others, without its ending. */
  name: string
  /** Asks the server for the file. */
  fetch: () => Promise<Blob>
  type: keyof typeof ENDINGS
}

const ENDINGS = { 'application/pdf': 'pdf', 'application/zip': 'zip' }

/** A button that fetches a file of the server and offers it; what goes wrong is said above it. Without network it rests. */
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
