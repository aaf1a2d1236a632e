import { type FormEvent, useContext, useState } from 'react'
// No entry of its own; only this context is bundled, the package is free of side effects.
import { FormValidationContext } from 'react-aria-components'
import { type FieldMessages, useFieldMessages } from '../core/field-messages.ts'

export interface NativeFieldOptions {
  name?: string
  errorMessage?: string
  messages?: FieldMessages
}

type Control = HTMLInputElement | HTMLSelectElement

/** What the sentence about it may name. */
const detailsOf = (control: Control) => ({
  type: control.type,
  min: control.getAttribute('min') ?? undefined,
  max: control.getAttribute('max') ?? undefined,
  step: Number(control.getAttribute('step') ?? 60) / 60,
})

/** Whether this is the first control of its form that the browser refuses: only that one takes the focus. */
function isFirstInvalid(control: Control): boolean {
  const elements = Array.from(control.form?.elements ?? [])
  return elements.find((element) => (element as Control).validity?.valid === false) === control
}

/**
 * Gives native radios, checkboxes and selects what react-aria gives its text fields: the server's message by name, our words for the
 * browser's checks shown in the page, messages that leave when the person answers.
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
    /** Marks what was left as the browser cannot take it. */
    note: (control: Control) => setNative(wordsFor(control.validity, detailsOf(control))),
    /** To be called when the value changes. */
    settle: () => {
      setNative(undefined)
      setAnswered(serverErrors)
    },
  }
}
