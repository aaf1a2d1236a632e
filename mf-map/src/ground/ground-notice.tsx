import { useTranslation } from 'react-i18next'
import { NoticeStrip } from '../shared/notice-strip.tsx'
import type { Ground } from './use-ground.ts'

interface GroundNoticeProps {
  ground: Ground
  /** Asks for the map's code again; null where it is here or on its way. */
  onRetryMap: (() => void) | null
}

/** Below a small map: why it is only drawn, where asking again may help. Without network the shell says so for the whole screen. */
export function GroundNotice({ ground, onRetryMap }: GroundNoticeProps) {
  const { t } = useTranslation('map')
  if (onRetryMap) return <NoticeStrip text={t('notice.no-map')} onRetry={onRetryMap} isPlain />
  if (!ground.notice || !ground.retry) return null
  return <NoticeStrip text={t(`notice.${ground.notice}`)} onRetry={ground.retry} isPlain />
}
