import { shell } from './services.ts'
import type { SlotName, SlotProps } from './slots.ts'

/** Renders a slot: `<Slot name="experience.booking" experienceId={id} />`. Empty when no remote fills it. */
export function Slot<N extends SlotName>({ name, ...slotProps }: { name: N } & SlotProps[N]) {
  const { SlotOutlet } = shell()
  return <SlotOutlet name={name} slotProps={slotProps as unknown as SlotProps[N]} />
}
