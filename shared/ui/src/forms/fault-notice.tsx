import { type ReactNode, useState } from 'react'
import { Banner } from '../base/banner.tsx'
import { bringIntoView } from '../core/bring-into-view.ts'

export interface FaultNoticeProps {
  /** The failure itself: another one is told anew, also in the same words. */
  of?: unknown
  title?: string | undefined
  action?: ReactNode
  /** False where a marked field takes the focus instead. */
  takesFocus?: boolean
  className?: string
  children?: ReactNode
}

/** Why an action failed: announced, brought into view and focused when it appears, wherever the person pressed the button. */
export function FaultNotice({ of, takesFocus = true, ...banner }: FaultNoticeProps) {
  const [told, setTold] = useState({ of, turn: 0 })
  // a failure without delay, as without network, follows the one before in the same picture
  if (told.of !== of) setTold({ of, turn: told.turn + 1 })
  return (
    <Banner {...banner} key={told.turn} kind="danger" isLive ref={takesFocus ? bringIntoView : undefined} />
  )
}
