import type { Expose, RemoteName } from '@sureda/contract/remote/registry'
import type { SlotContent, SlotName, SlotProps } from '@sureda/remote/shell'
import { Skeleton } from '@sureda/ui/states'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Registry } from '../boot/registry-document.ts'
import { SlotError } from '../layout/errors/slot-error.tsx'
import { arrivedPart, loadPart, retryPart } from './load-part.ts'
import { PartBoundary } from './part-boundary.tsx'
import { Arrived } from './remote-screen.tsx'
import css from './slot-outlet.module.css'
import { usePart } from './use-part.ts'

export interface Filling {
  remote: RemoteName
  component: Expose
}

/** The remote that fills a slot: the first by name that is enabled and declares it. */
export function fillingOf(registry: Registry, name: SlotName): Filling | null {
  const remotes = [...registry.remotes].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [remote, { contributes, state }] of remotes) {
    const found = state === 'active' ? contributes.slots.find(({ slot }) => slot === name) : undefined
    if (found) return { remote, component: found.component }
  }
  return null
}

/** Loads the content of a slot before the slot is on the page. */
export function prepareSlot(registry: Registry, name: SlotName): void {
  const filling = fillingOf(registry, name)
  // the slot itself reports the error
  if (filling) loadPart(filling.remote, filling.component).catch(() => {})
}

interface OutletProps {
  name: SlotName
  slotProps: SlotProps[SlotName]
}

/** The component behind `<Slot>`. Renders nothing where no remote fills the slot. */
export function slotOutlet(registry: Registry): ComponentType<OutletProps> {
  return function SlotOutlet({ name, slotProps }) {
    const filling = fillingOf(registry, name)
    return filling ? <NearbySlot filling={filling} name={name} slotProps={slotProps} /> : null
  }
}

/** Loads when near the viewport, and reserves its height meanwhile. */
function NearbySlot({ filling, name, slotProps }: OutletProps & { filling: Filling }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(() => arrivedPart(filling.remote, filling.component) !== undefined)
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
      {isNear && <SlotAttempts filling={filling} slotProps={slotProps} />}
    </div>
  )
}

function SlotAttempts({ filling, slotProps }: Omit<OutletProps, 'name'> & { filling: Filling }) {
  const [attempt, setAttempt] = useState(0)
  const retry = async (error: unknown) => {
    await retryPart(filling.remote, filling.component, error)
    setAttempt((count) => count + 1)
  }
  return (
    <PartBoundary
      key={attempt}
      remote={filling.remote}
      fallback={(error) => <SlotError error={error} onRetry={() => retry(error)} />}
    >
      <SlotAttempt filling={filling} slotProps={slotProps} />
    </PartBoundary>
  )
}

function SlotAttempt({ filling, slotProps }: Omit<OutletProps, 'name'> & { filling: Filling }) {
  const { t } = useTranslation('shell')
  const content = usePart<SlotContent>(filling.remote, filling.component)
  if (!content) return <Skeleton label={t('common.loading')} shape="form" />
  const Content = content.Component as ComponentType<SlotProps[SlotName]>
  return (
    <>
      <Content {...slotProps} />
      <Arrived remote={filling.remote} />
    </>
  )
}
