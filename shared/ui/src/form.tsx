import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { classNames } from './class-names.ts'
import { type FieldMessages, FieldMessagesProvider } from './field-messages.ts'
import css from './form.module.css'

export interface FormProps {
  onSubmit?: (data: FormData, event: FormEvent<HTMLFormElement>) => void
  /** The server's messages by field name. Each stays until its field is changed; the first one takes the focus. */
  validationErrors?: Record<string, string | string[]>
  /** Words for the browser's own checks (`valueMissing`, `typeMismatch`, `tooShort` …). */
  messages?: FieldMessages
  /** What concerns no single field. */
  summary?: ReactNode
  /**
   * The screen checks every field itself. Else the browser stops a submit that it finds fault with, and what the screen said of the one before
   * stays.
   */
  checksItself?: boolean
  /** While true, submitting again does nothing. */
  isBusy?: boolean
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  className?: string
  children: ReactNode
}

/** Focuses the first field, in the order of the page, that the server refused. */
function focusFirst(form: HTMLFormElement, names: ReadonlySet<string>) {
  for (const element of Array.from(form.elements)) {
    if (!(element instanceof HTMLElement) || !names.has(element.getAttribute('name') ?? '')) continue
    if (element.matches(':disabled')) continue
    const target = element.matches('[type=hidden]')
      ? element
          .closest('[data-field]')
          ?.querySelector<HTMLElement>('[role=spinbutton], button:not(:disabled)')
      : element
    if (!target) continue
    target.focus()
    return
  }
}

export function Form(props: FormProps) {
  const {
    onSubmit,
    validationErrors,
    messages,
    summary,
    checksItself,
    isBusy,
    className,
    children,
    ...rest
  } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current && validationErrors) focusFirst(form.current, new Set(Object.keys(validationErrors)))
  }, [validationErrors])
  return (
    <FieldMessagesProvider value={messages ?? {}}>
      <AriaForm
        {...rest}
        ref={form}
        className={classNames(css.form, className) ?? ''}
        validationErrors={validationErrors}
        validationBehavior={checksItself ? 'aria' : 'native'}
        aria-busy={isBusy || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onSubmit?.(new FormData(event.currentTarget), event)
        }}
      >
        {summary}
        {children}
      </AriaForm>
    </FieldMessagesProvider>
  )
}
