import { shell } from '@sureda/remote/shell'
import { IconButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

interface ShareButtonProps {
  title: string
  /** Address of the page below its host, where its content depends on more than its path. Parameters of the view are left out. */
  address?: string
}

/** Shares the address of the open screen: the phone's own sheet, else the clipboard. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const { t } = useTranslation('content')
  const share = async () => {
    const url = location.origin + (address ?? location.pathname)
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      shell().toast({ kind: 'success', text: t('shell:common.linkCopied') })
    } catch (error) {
      // closing the phone's sheet is a choice, not a failure
      if (error instanceof DOMException && error.name === 'AbortError') return
      shell().toast({ kind: 'error', text: t('share.failed') })
    }
  }
  return <IconButton icon="share" label={t('shell:common.share')} onPress={() => void share()} />
}
