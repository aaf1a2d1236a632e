import { type ReactNode, useState } from 'react'
import { Banner } from '../base/banner.tsx'
import { bringIntoView } from '../core/bring-into-view.ts'

export interface FaultNoticeProps {
  /** The failure itself: a new one is announced again, even with the same text. */
  of?: unknown
  title?: string | undefined
  action?: ReactNode
  /** False if a marked field gets the focus instead. */
  takesFocus?: boolean
  className?: string
  children?: ReactNode
}

/** Why an action failed: announced, scrolled into view and focused when it appears, wherever the button is. */
export function FaultNotice({ of, takesFocus = true, ...banner }: FaultNoticeProps) {
  const [told, setTold] = useState({ of, turn: 0 })
  // an immediate failure, as when offline, may follow the previous one within a frame
  if (told.of !== of) setTold({ of, turn: told.turn + 1 })
  return (
    <Banner {...banner} key={told.turn} kind="danger" isLive ref={takesFocus ? bringIntoView : undefined} />
  )
}
