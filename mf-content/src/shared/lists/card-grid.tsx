import { CardList } from '@sureda/ui/base'
import type { ReactElement } from 'react'
import { useAfterFirstPaint } from '../loading/after-first-paint.tsx'

/** Large cards of which a phone shows a part. */
const IN_VIEW = 3

/** Large cards of a list. It is the last thing on its page. */
export function CardGrid({ label, children }: { label: string; children: ReactElement[] }) {
  const isWhole = useAfterFirstPaint()
  return (
    <CardList layout="grid" label={label}>
      {isWhole ? children : children.slice(0, IN_VIEW)}
    </CardList>
  )
}
