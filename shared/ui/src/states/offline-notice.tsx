import { Button } from 'react-aria-components/Button'
import { classNames } from '../core/class-names.ts'
import { Icon } from '../icons/icon.tsx'
import css from './offline-notice.module.css'

export interface OfflineNoticeProps {
  text: string
  /** How old the content is, e.g. "seen 2 hours ago". */
  age?: string
  action?: { label: string; onPress: () => void }
  className?: string
}

/** A thin strip: what was seen before stays usable. */
export function OfflineNotice({ text, age, action, className }: OfflineNoticeProps) {
  return (
    <div className={classNames(css.strip, className)} role="status">
      <Icon name="wifi-off" size="small" />
      <p className={css.words}>
        <span>{text}</span>
        {age && <span className={css.age}>{` · ${age}`}</span>}
      </p>
      {action && (
        <Button className={css.action ?? ''} onPress={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
