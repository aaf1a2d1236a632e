import { useId, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { classNames } from '../core/class-names.ts'
import { useFilledEarly } from '../core/use-filled-early.ts'
import { useValue } from '../core/use-value.ts'
import field from '../forms/field.module.css'
import { Icon } from '../icons/icon.tsx'
import css from './search-field.module.css'

export interface SearchFieldProps {
  label: string
  value?: string
  defaultValue?: string
  onChange?: (text: string) => void
  onSubmit?: (text: string) => void
  placeholder?: string
  clearLabel: string
  name?: string
  className?: string
}

export function SearchField({
  label,
  value,
  defaultValue = '',
  onChange,
  onSubmit,
  placeholder,
  clearLabel,
  name,
  className,
}: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useValue(value, defaultValue, onChange)
  useFilledEarly(input, text, setText)
  const clear = () => {
    setText('')
    input.current?.focus()
  }
  return (
    <div className={classNames(field.box, css.box, className)}>
      <Icon name="search" className={field.lead} />
      <input
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className={classNames(field.input, css.input)}
        aria-label={label}
        dir="auto"
        name={name}
        value={text}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && onSubmit) {
            event.preventDefault()
            onSubmit(text)
          } else if (event.key === 'Escape' && text) {
            event.preventDefault()
            clear()
          }
        }}
      />
      {text && (
        <Button className={css.clear ?? ''} aria-label={clearLabel} onPress={clear}>
          <Icon name="x" />
        </Button>
      )}
    </div>
  )
}
