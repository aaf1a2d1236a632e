import type { Expose, RemoteName } from '@sureda/contract/remote/registry'
import type { SlotContent, SlotName, SlotProps } from '@sureda/remote/shell'
import { Skeleton } from '@sureda/ui/states'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Registry } from '../boot/registry-document.ts'
import { SlotError } from '../layout/errors/slot-error.tsx'
import { loadedPart, loadPart, retryPart } from './load-part.ts'
import { PartBoundary } from './part-boundary.tsx'
import { Arrived } from './remote-screen.tsx'
import css from './slot-outlet.module.css'
import { usePart } from './use-part.ts'

export interface SlotFill {
  remote: RemoteName
  component: Expose
}

/** The remote that fills a slot: the first by name that is enabled and declares it. */
export function slotFillOf(registry: Registry, name: SlotName): SlotFill | null {
  const remotes = [...registry.remotes].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [remote, { contributes, state }] of remotes) {
    const found = state === 'active' ? contributes.slots.find(({ slot }) => slot === name) : undefined
    if (found) return { remote, component: found.component }
  }
  return null
}

/** Loads the content of a slot before the slot is on the page. */
export function prepareSlot(registry: Registry, name: SlotName): void {
  const slotFill = slotFillOf(registry, name)
  // the slot itself reports the error
  if (slotFill) loadPart(slotFill.remote, slotFill.component).catch(() => {})
}

interface OutletProps {
  name: SlotName
  slotProps: SlotProps[SlotName]
}

/** The component behind `<Slot>`. Renders nothing where no remote fills the slot. */
export function slotOutlet(registry: Registry): ComponentType<OutletProps> {
  return function SlotOutlet({ name, slotProps }) {
    const slotFill = slotFillOf(registry, name)
    return slotFill ? <NearbySlot slotFill={slotFill} name={name} slotProps={slotProps} /> : null
  }
}

/** Loads when near the viewport, and reserves its height meanwhile. */
function NearbySlot({ slotFill, name, slotProps }: OutletProps & { slotFill: SlotFill }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(() => loadedPart(slotFill.remote, slotFill.component) !== undefined)
  useEffect(() => {
    if (isNear || !place.current) return
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={place} className={css.place} data-slot-name={name} data-waiting={!isNear || undefined}>
      {isNear && <SlotAttempts slotFill={slotFill} slotProps={slotProps} />}
    </div>
  )
}

function SlotAttempts({ slotFill, slotProps }: Omit<OutletProps, 'name'> & { slotFill: SlotFill }) {
  const [attempt, setAttempt] = useState(0)
  const retry = async (error: unknown) => {
    await retryPart(slotFill.remote, slotFill.component, error)
    setAttempt((count) => count + 1)
  }
  return (
    <PartBoundary
      key={attempt}
      remote={slotFill.remote}
      fallback={(error) => <SlotError error={error} onRetry={() => retry(error)} />}
    >
      <SlotAttempt slotFill={slotFill} slotProps={slotProps} />
    </PartBoundary>
  )
}

function SlotAttempt({ slotFill, slotProps }: Omit<OutletProps, 'name'> & { slotFill: SlotFill }) {
  const { t } = useTranslation('shell')
  const content = usePart<SlotContent>(slotFill.remote, slotFill.component)
  if (!content) return <Skeleton label={t('common.loading')} shape="form" />
  const Content = content.Component as ComponentType<SlotProps[SlotName]>
  return (
    <>
      <Content {...slotProps} />
      <Arrived remote={slotFill.remote} />
    </>
  )
}
