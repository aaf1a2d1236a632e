import { regionalOf } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { TextField } from '@sureda/ui/text-field'
import { useState } from 'react'
import { asTyped, typedNumber } from '../domain/typed-number.ts'

interface NumberFieldProps {
  label: string
  value: number
  max: number
  /** Zero: nothing was written that is a number. */
  onChange: (value: number) => void
  description?: string | undefined
  errorMessage?: string | undefined
}

/** A number as it is typed in the person's language. What comes from elsewhere takes its place. */
export function NumberField({ value, max, onChange, errorMessage, ...field }: NumberFieldProps) {
  const language = useSession((state) => regionalOf(state.language))
  const shown = (number: number): string => (number > 0 ? asTyped(number, language) : '')
  const [typed, setTyped] = useState({ text: shown(value), value })
  const text = typed.value === value ? typed.text : shown(value)
  const change = (next: string) => {
    const clean = next.replaceAll(/[^\d.,\s]/g, '')
    const number = Math.min(max * 10, typedNumber(clean, language) ?? 0)
    const rounded = Math.round(number * 10) / 10
    setTyped({ text: clean, value: rounded })
    onChange(rounded)
  }
  return (
    <TextField
      {...field}
      value={text}
      onChange={change}
      inputMode="decimal"
      maxLength={11}
      isInvalid={errorMessage !== undefined}
      errorMessage={errorMessage}
    />
  )
}
