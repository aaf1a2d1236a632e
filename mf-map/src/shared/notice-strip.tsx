import { IconButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './notice-strip.module.css'

interface NoticeStripProps {
  text: string
  onRetry?: (() => void) | null
  /** Below a map instead of over it. */
  isPlain?: boolean
}

/** Says what a map cannot do at the moment, with a retry. */
export function NoticeStrip({ text, onRetry, isPlain }: NoticeStripProps) {
  const { t } = useTranslation('map')
  return (
    <div className={css.strip} data-plain={isPlain || undefined}>
      <p role="status">{text}</p>
      {onRetry && <IconButton icon="refresh" label={t('shell:common.retry')} onPress={onRetry} />}
    </div>
  )
}
