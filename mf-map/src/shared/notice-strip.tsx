import { IconButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './notice-strip.module.css'

interface NoticeStripProps {
  text: string
  onRetry?: (() => void) | null
  /** Below a map instead of over it. */
  isPlain?: boolean
}

/** What a map cannot do right now, as long as it cannot, and the way to ask again. */
export function NoticeStrip({ text, onRetry, isPlain }: NoticeStripProps) {
  const { t } = useTranslation('map')
  return (
    <div className={css.strip} data-plain={isPlain || undefined}>
      <p role="status">{text}</p>
      {onRetry && <IconButton icon="refresh" label={t('shell:common.retry')} onPress={onRetry} />}
    </div>
  )
}
