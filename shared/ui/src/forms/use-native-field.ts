import { type FormEvent, useContext, useState } from 'react'
// No entry of its own; only this context is bundled, because the package has no side effects.
import { FormValidationContext } from 'react-aria-components'
import { type FieldMessages, useFieldMessages } from '../core/field-messages.ts'

export interface NativeFieldOptions {
  name?: string
  errorMessage?: string
  messages?: FieldMessages
}

type Control = HTMLInputElement | HTMLSelectElement

/** Values that its message may contain. */
const detailsOf = (control: Control) => ({
  type: control.type,
  min: control.getAttribute('min') ?? undefined,
  max: control.getAttribute('max') ?? undefined,
  step: Number(control.getAttribute('step') ?? 60) / 60,
})

/** Whether this is the first invalid control of its form: only that one takes the focus. */
function isFirstInvalid(control: Control): boolean {
  const elements = Array.from(control.form?.elements ?? [])
  return elements.find((element) => (element as Control).validity?.valid === false) === control
}

/**
 * Gives native radios, checkboxes and selects what react-aria gives text fields: server messages by name, our messages
 * for the browser's checks, and messages that disappear on change.
 */
export function useNativeField({ name, errorMessage, messages }: NativeFieldOptions) {
  const serverErrors = useContext(FormValidationContext)
  const wordsFor = useFieldMessages(messages)
  const [native, setNative] = useState<string>()
  const [answered, setAnswered] = useState<unknown>()
  const server = name && serverErrors !== answered ? serverErrors[name] : undefined
  const error = errorMessage || (Array.isArray(server) ? server.join(' ') : server) || native
  return {
    error,
    onInvalid: (event: FormEvent<Control>) => {
      event.preventDefault()
      const control = event.currentTarget
      setNative(wordsFor(control.validity, detailsOf(control)) ?? control.validationMessage)
      if (isFirstInvalid(control)) control.focus()
    },
    /** Marks an invalid control on blur. */
    note: (control: Control) => setNative(wordsFor(control.validity, detailsOf(control))),
    /** Call it when the value changes. */
    settle: () => {
      setNative(undefined)
      setAnswered(serverErrors)
    },
  }
}
