import type { ReactNode } from 'react'
import { Button } from '../base/actions/button.tsx'
import { Stack } from '../base/stack.tsx'
import { VisuallyHidden } from '../core/visually-hidden.tsx'
import { BottomSheet, type BottomSheetProps } from './bottom-sheet.tsx'

export interface FilterSheetProps extends Omit<BottomSheetProps, 'footer' | 'actions' | 'children'> {
  /** What the choices leave, in words: "Show 12 routes", "Nothing fits". Follows every choice. */
  showLabel: string
  /** How many they leave; at 0 the button cannot be pressed. Unknown while they are being counted. */
  count: number | undefined
  /** The button was pressed: apply the choices. The sheet is closed by it. */
  onShow: () => void
  clearLabel: string
  onClear: () => void
  /** Whether there is anything to clear. */
  canClear: boolean
  children: ReactNode
}

/** Filters from below. The button says what one will get before one leaves, and so does the screen reader. */
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
