import { type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { classNames } from '../core/class-names.ts'
import { type FieldMessages, useFieldMessages } from '../core/field-messages.ts'
import { Slot } from '../core/slot-context.tsx'
import { useFilledEarly } from '../core/use-filled-early.ts'
import { VisuallyHidden } from '../core/visually-hidden.tsx'
import { Icon, type IconName } from '../icons/icon.tsx'
import css from './field.module.css'
import { FieldError } from './field-error.tsx'
import own from './text-field.module.css'

export interface FieldProps
  extends Pick<
    AriaTextFieldProps,
    | 'name'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onBlur'
    | 'isRequired'
    | 'isDisabled'
    | 'isReadOnly'
    | 'isInvalid'
    | 'inputMode'
    | 'maxLength'
    | 'minLength'
    | 'autoFocus'
    | 'validate'
  > {
  label: string
  labelHidden?: boolean
  description?: string
  /** Shown instead of all other messages; the person can still submit. For server messages outside a Form. */
  errorMessage?: string
  /** Text after the label of an optional field. */
  optionalText?: string
  messages?: FieldMessages
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  className?: string
}

export interface TextFieldProps extends FieldProps, Pick<AriaTextFieldProps, 'pattern'> {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number'
  icon?: IconName
  /** With both, a password gets a button that reveals it. */
  showLabel?: string
  hideLabel?: string
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint']
}

export function FieldLabel({
  label,
  labelHidden,
  optionalText,
  isRequired,
}: Pick<FieldProps, 'label' | 'labelHidden' | 'optionalText' | 'isRequired'>) {
  const text = (
    <Label className={css.label ?? ''}>
      {label}
      {optionalText && !isRequired && <span className={css.optional}> · {optionalText}</span>}
    </Label>
  )
  return labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text
}

/** Message of a react-aria field: ours, else the server's, else our message for the browser's check, else the browser's. */
export function FieldMessage(
  props: Pick<TextFieldProps, 'errorMessage' | 'messages' | 'type' | 'minLength'>,
) {
  const { errorMessage, messages, type, minLength } = props
  const wordsFor = useFieldMessages(messages)
  return (
    <Slot context={FieldErrorContext}>
      {(validation) => {
        const found = validation?.isInvalid
          ? (wordsFor(validation.validationDetails, { type, minLength }) ??
            validation.validationErrors.join(' '))
          : undefined
        const text = errorMessage || found
        return text ? (
          <Text slot="errorMessage">
            <FieldError>{text}</FieldError>
          </Text>
        ) : null
      }}
    </Slot>
  )
}

/**
 * Inputs of type `email` refuse national letters in the domain in some browsers and rewrite them in others. So this is
 * a text input that checks only what every address has.
 */
const EMAIL_INPUT = { inputMode: 'email', pattern: '\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*' } as const

export function TextField(props: TextFieldProps) {
  const {
    label,
    labelHidden,
    description,
    errorMessage,
    optionalText,
    messages,
    placeholder,
    className,
    icon,
    ...rest
  } = props
  const { type = 'text', showLabel, hideLabel, enterKeyHint, ...field } = rest
  const [isShown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(field.defaultValue ?? '')
  const value = field.value ?? typed
  const change = (text: string) => {
    setTyped(text)
    field.onChange?.(text)
  }
  useFilledEarly(input, value, change)
  const canShow = type === 'password' && showLabel && hideLabel
  return (
    <AriaTextField
      {...field}
      value={value}
      onChange={change}
      {...(type === 'email' && EMAIL_INPUT)}
      type={type === 'email' || (isShown && canShow) ? 'text' : type}
      data-field=""
      className={classNames(css.field, className) ?? ''}
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
        {icon && <Icon name={icon} className={css.lead} />}
        <Input
          ref={input}
          className={css.input ?? ''}
          placeholder={placeholder}
          enterKeyHint={enterKeyHint}
          {...(errorMessage ? { 'aria-invalid': true } : {})}
          {...(type === 'password' || type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {})}
        />
        {canShow && (
          <Button
            className={own.toggle ?? ''}
            aria-label={isShown ? hideLabel : showLabel}
            onPress={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </Button>
        )}
      </div>
      <FieldMessage errorMessage={errorMessage} messages={messages} type={type} minLength={field.minLength} />
    </AriaTextField>
  )
}
