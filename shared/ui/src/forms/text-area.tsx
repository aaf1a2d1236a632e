import { useState } from 'react'
import { Text } from 'react-aria-components/Text'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { classNames } from '../core/class-names.ts'
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
  const length = (field.value ?? typed).length
  return (
    <AriaTextField
      {...field}
      onChange={(text) => {
        setTyped(text)
        field.onChange?.(text)
      }}
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
          className={classNames(css.input, own.area) ?? ''}
          rows={rows}
          placeholder={placeholder}
          {...(errorMessage ? { 'aria-invalid': true } : {})}
        />
      </div>
      {counterText && field.maxLength !== undefined && (
        <span className={own.counter} aria-hidden="true">
          {counterText(length, field.maxLength)}
        </span>
      )}
      <FieldMessage errorMessage={errorMessage} messages={messages} minLength={field.minLength} />
    </AriaTextField>
  )
}
