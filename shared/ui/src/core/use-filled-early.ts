import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { useBrowserValue } from './use-browser-value.ts'

/**
 * A field of a page that the server has rendered may be filled in, by hand or by the browser, before React hears it:
 * takes that over. It must happen before React renders the field again, which would put its own value in.
 */
export function useFilledEarly(
  field: RefObject<{ value: string } | null>,
  value: string,
  take: (filled: string) => void,
): void {
  const isHydrated = useBrowserValue(() => false, true)
  const takeOver = useEffectEvent(() => {
    if (isHydrated && field.current && field.current.value !== value) take(field.current.value)
  })
  useLayoutEffect(() => takeOver(), [])
}
