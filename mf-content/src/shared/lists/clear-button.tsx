import { Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

/**
 * Takes away what narrows a list to nothing. The button goes with the empty list: whoever pressed it by key is taken to the field above, or to the
 * count where there is none. Not so by touch: a phone would open its keyboard.
 */
export function ClearButton({ onClear }: { onClear: () => void }) {
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
      {t('filter.clear')}
    </Button>
  )
}
