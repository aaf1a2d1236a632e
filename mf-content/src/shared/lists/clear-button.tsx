import { Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

/**
 * Clears the filters that leave a list empty. The button disappears with the empty list, so a press by key moves the focus to the field above, or to the
 * count where there is none. A press by touch does not: it would open the phone's keyboard.
 */
export function ClearButton({ isSearch = false, onClear }: { isSearch?: boolean; onClear: () => void }) {
  const { t } = useTranslation('content')
  return (
    <Button
      onPress={({ target, pointerType }) => {
        const screen = target.closest('main') ?? document
        const places = ['input[type="search"]', '[role="status"]']
        const place = places.flatMap((place) => screen.querySelector<HTMLElement>(place) ?? []).at(0)
        if (pointerType !== 'touch') place?.focus()
        onClear()
      }}
    >
      {t(isSearch ? 'shell:common.clearSearch' : 'shell:common.clearFilters')}
    </Button>
  )
}
