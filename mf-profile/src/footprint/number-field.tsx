import { TextField } from '@sureda/ui/text-field'
import { useState } from 'react'

interface NumberFieldProps {
  label: string
  value: number
  max: number
  /** Zero: nothing was written that is a number. */
  onChange: (value: number) => void
  description?: string
  errorMessage?: string | undefined
}

const shown = (value: number): string => (value > 0 ? String(value) : '')

/** A number as it is typed, with comma or point. What comes from elsewhere takes its place. */
export function NumberField({ value, max, onChange, errorMessage, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState({ text: shown(value), value })
  const text = typed.value === value ? typed.text : shown(value)
  const change = (next: string) => {
    const clean = next.replaceAll(/[^\d.,]/g, '')
    const number = Math.min(max * 10, Math.max(0, Number(clean.replace(',', '.')) || 0))
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
      maxLength={8}
      isInvalid={errorMessage !== undefined}
      errorMessage={errorMessage}
    />
  )
}
