import { useRef, useState } from 'react'
import { Text } from 'react-aria-components/Text'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { classNames } from '../core/class-names.ts'
import { useFilledEarly } from '../core/use-filled-early.ts'
import css from './field.module.css'
import own from './text-field.module.css'
import { FieldLabel, FieldMessage, type FieldProps } from './text-field.tsx'

export interface TextAreaProps extends FieldProps {
  rows?: number
  /** With `maxLength`: remaining space, e.g. "120 of 1,000". */
  counterText?: (length: number, max: number) => string
}

export function TextArea(props: TextAreaProps) {
  const {
    label,
    labelHidden,
    description,
    errorMessage,
    optionalText,
    messages,
    placeholder,
    className,
    rows = 4,
    counterText,
    ...field
  } = props
  const [typed, setTyped] = useState(field.defaultValue ?? '')
  const value = field.value ?? typed
  const change = (text: string) => {
    setTyped(text)
    field.onChange?.(text)
  }
  const area = useRef<HTMLTextAreaElement>(null)
  useFilledEarly(area, value, change)
  return (
    <AriaTextField
      {...field}
      value={value}
      onChange={change}
      className={classNames(css.field, className) ?? ''}
      data-field=""
    >
      <FieldLabel
        label={label}
        labelHidden={labelHidden}
        optionalText={optionalText}
        isRequired={field.isRequired}
      />
      {description && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
      <div className={css.box}>
        <AriaTextArea
          ref={area}
          className={classNames(css.input, own.area) ?? ''}
          rows={rows}
          placeholder={placeholder}
          {...(errorMessage ? { 'aria-invalid': true } : {})}
        />
      </div>
      {counterText && field.maxLength !== undefined && (
        <span className={own.counter} aria-hidden="true">
          {counterText(value.length, field.maxLength)}
        </span>
      )}
      <FieldMessage errorMessage={errorMessage} messages={messages} minLength={field.minLength} />
    </AriaTextField>
  )
}
