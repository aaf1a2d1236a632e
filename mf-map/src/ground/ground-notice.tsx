import { useTranslation } from 'react-i18next'
import { NoticeStrip } from '../shared/notice-strip.tsx'
import type { Ground } from './use-ground.ts'

interface GroundNoticeProps {
  ground: Ground
  /** Loads the map's code again; null while it is loaded or loading. */
  onRetryMap: (() => void) | null
}

/** Says below a small map why it is only drawn, with a retry where that may help. Without network the shell says so for the whole screen. */
export function GroundNotice({ ground, onRetryMap }: GroundNoticeProps) {
  const { t } = useTranslation('map')
  if (onRetryMap) return <NoticeStrip text={t('notice.no-map')} onRetry={onRetryMap} isPlain />
  if (!ground.notice || !ground.retry) return null
  return <NoticeStrip text={t(`notice.${ground.notice}`)} onRetry={ground.retry} isPlain />
}
