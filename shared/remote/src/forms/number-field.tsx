import { type FaultMessage, type FieldFault, useFaultMessage } from '@sureda/ui/core'
import { formatForInput, readNumber, TextField } from '@sureda/ui/forms'
import { useState } from 'react'
import { regionalLocale } from '../format/format.ts'
import { useSession } from '../session/session.ts'

interface NumberFieldProps {
  label: string
  value: number | null
  /** Called with what the field shows, if valid; null if it is empty and may be. */
  onChange: (value: number | null) => void
  min: number
  max: number
  /** Fraction digits. */
  digits?: number
  /** Whether an empty field is valid. */
  mayBeEmpty?: boolean
  /** Value reported while the input is invalid, for screens that calculate on every keystroke; it is shown as an empty field. */
  whenWrong?: number
  name?: string
  placeholder?: number
  description?: string | undefined
  optionalText?: string
  labelHidden?: boolean
  /** Message for an empty field. */
  errorMessage?: string | undefined
}

/**
 * The only field for numbers. Its value is always the number it shows: unreadable or out-of-range input stays as typed,
 * is marked, and blocks the form (docs/decisions/0026-few-taps.md).
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min, max, digits = 0, mayBeEmpty, whenWrong, placeholder, ...field } = props
  const language = useSession((state) => regionalLocale(state.language))
  const words = useFaultMessage()
  const written = (number: number | null) =>
    number === null || number === whenWrong ? '' : formatForInput(number, language)
  const [typed, setTyped] = useState<{ text: string; value: number | null; before: number | null }>()
  // a value from outside replaces the typed text
  const text = typed && typed.value === value ? typed.text : written(value)
  const read = (next: string) => readNumber(next, { language, min, max, digits })
  const change = (next: string) => {
    const reading = read(next)
    const isEmpty = reading.fault === 'valueMissing' && mayBeEmpty
    // the value before typing began: "60" on the way to "600" is not meant
    const before = typed && typed.value === value ? typed.before : value
    const now = isEmpty ? null : (reading.value ?? whenWrong ?? before)
    setTyped({ text: next, value: now, before })
    if (now !== value) onChange(now)
  }
  const isEmpty = text.trim() === ''
  return (
    <TextField
      {...field}
      value={text}
      placeholder={placeholder === undefined ? undefined : String(placeholder)}
      inputMode={min < 0 ? 'text' : digits > 0 ? 'decimal' : 'numeric'}
      maxLength={30}
      isRequired={!mayBeEmpty && whenWrong === undefined}
      errorMessage={isEmpty ? field.errorMessage : undefined}
      validate={(next) => {
        const reading = read(next)
        return reading.fault === undefined || reading.fault === 'valueMissing'
          ? null
          : sentence(words, reading.fault, { min, max, digits, readings: reading.readings })
      }}
      onChange={change}
      onBlur={() => {
        const reading = read(text)
        if (reading.value !== undefined) setTyped(undefined)
      }}
    />
  )
}

const sentence = (words: FaultMessage | undefined, fault: FieldFault, details: Parameters<FaultMessage>[1]) =>
  words?.(fault, details) ?? fault
