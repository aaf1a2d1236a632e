import { Button, Inline, Stack } from '@sureda/ui/base'
import type { IconName } from '@sureda/ui/icons'
import { useId } from 'react'
import css from '../footprint.module.css'

interface AddButtonsProps<T extends string> {
  label: string
  options: readonly { value: T; label: string; icon: IconName }[]
  onAdd: (value: T) => void
  /** Why nothing more can be added. */
  full?: string | undefined
}

/** Buttons that add one more at each tap. They are no choice, because none stays chosen. */
export function AddButtons<T extends string>({ label, options, onAdd, full }: AddButtonsProps<T>) {
  const id = useId()
  return (
    <fieldset className={css.add} aria-labelledby={id} aria-describedby={full ? `${id}-full` : undefined}>
      <Stack gap={2}>
        <span className={css.name} id={id}>
          {label}
        </span>
        <Inline gap={2}>
          {options.map(({ value, label: name, icon }) => (
            <Button
              key={value}
              variant="secondary"
              size="small"
              icon={icon}
              isDisabled={full !== undefined}
              onPress={() => onAdd(value)}
            >
              {name}
            </Button>
          ))}
        </Inline>
        {full && (
          <p className={css.note} id={`${id}-full`}>
            {full}
          </p>
        )}
      </Stack>
    </fieldset>
  )
}
