import { shell } from '@sureda/remote/shell'
import { IconButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

interface ShareButtonProps {
  title: string
  /** Path to share, where the content depends on more than the path of the page. Parameters of the view are left out. */
  address?: string
}

/** Shares the address of the screen: with the phone's share sheet, otherwise by the clipboard. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const { t } = useTranslation('content')
  const share = async () => {
    const url = location.origin + (address ?? location.pathname)
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      shell().toast({ kind: 'success', text: t('shell:common.linkCopied') })
    } catch (error) {
      // closing the share sheet is no failure
      if (error instanceof DOMException && error.name === 'AbortError') return
      shell().toast({ kind: 'error', text: t('share.failed') })
    }
  }
  return <IconButton icon="share" label={t('shell:common.share')} onPress={() => void share()} />
}
