import { paths } from '@sureda/contract/remote/paths'
import { useIsWalkBegun } from '@sureda/remote/features/walks'
import type { SlotContent } from '@sureda/remote/shell'
import { addToast } from '@sureda/ui/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Registry } from '../boot/registry-document.ts'
import { PartBoundary } from '../federation/part-boundary.tsx'
import { Arrived } from '../federation/remote-screen.tsx'
import { type SlotFill, slotFillOf } from '../federation/slot-outlet.tsx'
import { usePart } from '../federation/use-part.ts'
import { openLink } from '../router/open-link.ts'

/** An unfinished walk continues beside every screen. Loads nothing for people without one. */
export function WalkSlot({ registry }: { registry: Registry }) {
  const isBegun = useIsWalkBegun()
  const [isFromBefore] = useState(isBegun)
  const [attempt, setAttempt] = useState(0)
  const slotFill = isBegun ? slotFillOf(registry, 'map.walk') : null
  if (!slotFill) return null
  return (
    <PartBoundary
      key={attempt}
      remote={slotFill.remote}
      fallback={() => <WalkLost isSaid={isFromBefore} onRetry={() => setAttempt((count) => count + 1)} />}
    >
      <Walk slotFill={slotFill} />
    </PartBoundary>
  )
}

function Walk({ slotFill }: { slotFill: SlotFill }) {
  const content = usePart<SlotContent<'map.walk'>>(slotFill.remote, slotFill.component)
  if (!content) return null
  return (
    <>
      <content.Component />
      <Arrived remote={slotFill.remote} />
    </>
  )
}

/**
 * Its code did not load: a walk begun by this page is still recorded, an earlier one is not. Retried when the network
 * returns.
 */
function WalkLost({ isSaid, onRetry }: { isSaid: boolean; onRetry: () => void }) {
  const { t } = useTranslation('shell')
  useEffect(() => {
    if (isSaid)
      addToast({
        kind: 'error',
        text: t('walk.notLoaded'),
        action: { label: t('walk.toMap'), onPress: () => openLink(paths.map()) },
      })
  }, [isSaid, t])
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return null
}
