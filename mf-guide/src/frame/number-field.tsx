import { useFormat } from '@sureda/remote/format'
import { TextField } from '@sureda/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface NumberFieldProps {
  label: string
  value: number | null
  onChange: (value: number | null) => void
  min: number
  max: number
  /** Digits behind the comma. */
  digits?: number
  /** Empty is a value too: what it means. */
  emptyText?: string
  /** An example, while the field is empty. */
  placeholder?: number
  description?: string
  labelHidden?: boolean
}

/** A number as people type it, with a comma or a point. What is no number stays in the field and says so. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    value,
    onChange,
    min,
    max,
    digits = 0,
    emptyText,
    placeholder,
    description,
    labelHidden,
  } = props
  const { t } = useTranslation('guide')
  const format = useFormat()
  const range = { min: format.number(min), max: format.number(max) }
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === null ? '' : String(value))
  const parse = (text: string): number | null | undefined => {
    const trimmed = text.trim().replace(',', '.')
    if (trimmed === '') return emptyText ? null : undefined
    const number = Number(trimmed)
    const isFine = /^\d+(\.\d+)?$/.test(trimmed) && number >= min && number <= max
    return isFine && Number(number.toFixed(digits)) === number ? number : undefined
  }
  const isWrong = parse(shown) === undefined
  return (
    <TextField
      label={label}
      labelHidden={labelHidden}
      description={description ?? emptyText}
      value={shown}
      placeholder={placeholder === undefined ? undefined : String(placeholder)}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      errorMessage={
        isWrong ? t(digits > 0 ? 'field.decimals' : 'field.number', { ...range, digits }) : undefined
      }
      onChange={(text) => {
        setTyped(text)
        const number = parse(text)
        if (number !== undefined) onChange(number)
      }}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  )
}
