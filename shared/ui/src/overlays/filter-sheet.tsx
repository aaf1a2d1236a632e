import type { ReactNode } from 'react'
import { Button } from '../base/actions/button.tsx'
import { Stack } from '../base/stack.tsx'
import { VisuallyHidden } from '../core/visually-hidden.tsx'
import { BottomSheet, type BottomSheetProps } from './bottom-sheet.tsx'

export interface FilterSheetProps extends Omit<BottomSheetProps, 'footer' | 'actions' | 'children'> {
  /** Result of the choices as text: "Show 12 routes", "Nothing fits". Updated with every choice. */
  showLabel: string
  /** Number of results; at 0 the button is disabled. Undefined while counting. */
  count: number | undefined
  /** Called when the button is pressed: apply the choices. The sheet then closes. */
  onShow: () => void
  clearLabel: string
  onClear: () => void
  /** Whether there is anything to clear. */
  canClear: boolean
  children: ReactNode
}

/** Filters in a bottom sheet. The button and the screen reader announce the number of results before closing. */
export function FilterSheet(props: FilterSheetProps) {
  const { showLabel, count, onShow, clearLabel, onClear, canClear, children, ...sheet } = props
  const isCounting = count === undefined
  return (
    <BottomSheet
      {...sheet}
      heights={sheet.heights ?? ['full']}
      actions={
        <Button variant="quiet" size="small" isDisabled={!canClear} onPress={onClear}>
          {clearLabel}
        </Button>
      }
      footer={
        <>
          <Button
            isFullWidth
            size="large"
            isDisabled={count === 0}
            isPending={isCounting}
            pendingLabel={showLabel}
            onPress={() => {
              onShow()
              sheet.onOpenChange(false)
            }}
          >
            {showLabel}
          </Button>
          <VisuallyHidden as="div">
            <span role="status">{isCounting ? '' : showLabel}</span>
          </VisuallyHidden>
        </>
      }
    >
      <Stack gap={6}>{children}</Stack>
    </BottomSheet>
  )
}
