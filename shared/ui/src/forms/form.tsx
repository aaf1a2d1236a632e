import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { bringIntoView } from '../core/bring-into-view.ts'
import { classNames } from '../core/class-names.ts'
import { type FieldMessages, FieldMessagesProvider } from '../core/field-messages.ts'
import { FaultNotice } from './fault-notice.tsx'
import css from './form.module.css'
import { fieldNamed, firstOf, firstWrong } from './form-fields.ts'

type Messages = Readonly<Record<string, string | readonly string[]>>

/** Why the submission was refused. */
export interface FormFault {
  /** The refusal itself: a new one takes the focus again. */
  of: unknown
  title?: string | undefined
  /** Message that concerns no single field. */
  text?: string | undefined
  /**
   * By field name or server path, whose first segments name a field (`photos.0.image`). An empty message only focuses
   * the field.
   */
  fields?: Messages | undefined
}

export interface FormProps {
  onSubmit?: (data: FormData, event: FormEvent<HTMLFormElement>) => void
  /**
   * Marks its fields until each is changed and focuses the first; messages without a field appear above the form and
   * take the focus.
   */
  fault?: FormFault | null | undefined
  /** Replaced by `fault`; used by releases before 1.19. */
  validationErrors?: Messages
  /** Messages for the browser's checks that differ from the defaults (`valueMissing`, `typeMismatch` …). */
  messages?: FieldMessages
  /** What people should know before filling it in. */
  summary?: ReactNode
  /** The screen validates every field itself. */
  checksItself?: boolean
  /** While true, submitting does nothing. */
  isBusy?: boolean
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  className?: string
  children: ReactNode
}

interface Marked {
  of: unknown
  /** Distinguishes one refusal from the next. */
  turn: number
  byName: Record<string, string>
  /** Messages that belong to no field. */
  loose: string[]
}

const NO_FIELDS: Record<string, string> = {}

/** react-aria passes it to the form, though its type lacks it. */
const NO_BUBBLES = { noValidate: true }

/**
 * The only form component. The browser never shows its own messages: fields report faults in the app's language, and
 * after every refusal – by fields or server – the reason is in view, focused and announced
 * (docs/decisions/0026-few-taps.md).
 */
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
    fault: given,
    ...rest
  } = props
  const fault = given ?? (validationErrors && { of: validationErrors, fields: validationErrors })
  const form = useRef<HTMLFormElement>(null)
  const refusal = fault?.of
  const [marked, setMarked] = useState<Marked>()
  const isPlaced = marked !== undefined && marked.of === refusal
  const place = useEffectEvent((of: unknown) => {
    const element = form.current
    if (!element) return
    const byName: Record<string, string> = {}
    const loose: string[] = []
    for (const [path, said] of Object.entries(fault?.fields ?? NO_FIELDS)) {
      const message = [said].flat().join(' ')
      const name = fieldNamed(element, path)
      if (name) byName[name] = byName[name] ? `${byName[name]} ${message}` : message
      else loose.push(message)
    }
    setMarked((before) => ({ of, turn: (before?.turn ?? 0) + 1, byName, loose }))
  })
  useEffect(() => {
    if (refusal !== undefined) place(refusal)
  }, [refusal])
  const byName = isPlaced ? marked.byName : NO_FIELDS
  useEffect(() => {
    if (form.current) point(firstOf(form.current, Object.keys(byName)))
  }, [byName])

  /** Marks every invalid field and shows the first. */
  const check = (element: HTMLFormElement): boolean => {
    if (checksItself || !firstWrong(element, byName)) return true
    // every invalid field gets an event and sets its message
    element.checkValidity()
    setTries((count) => count + 1)
    return false
  }
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0 && form.current) point(firstWrong(form.current, {}))
  }, [tries])

  const isMarking = Object.keys(byName).length > 0
  const words = isPlaced && [fault?.text, ...marked.loose].filter(Boolean).join(' ')
  return (
    <FieldMessagesProvider value={messages ?? {}}>
      <AriaForm
        {...rest}
        ref={form}
        className={classNames(css.form, className) ?? ''}
        validationErrors={byName}
        validationBehavior={checksItself ? 'aria' : 'native'}
        {...NO_BUBBLES}
        // before scripts work, a browser would put the fields into the address
        method="post"
        aria-busy={isBusy || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          // in React's tree, a form in a sheet is a child of the screen's form
          event.stopPropagation()
          if (!isBusy && check(event.currentTarget)) onSubmit?.(new FormData(event.currentTarget), event)
        }}
      >
        {summary}
        {words && (
          <FaultNotice of={marked.turn} title={fault?.title} takesFocus={!isMarking}>
            {words}
          </FaultNotice>
        )}
        {children}
      </AriaForm>
    </FieldMessagesProvider>
  )
}

/** Shows a field with its message, which is an alert of its own. */
function point(field: HTMLElement | undefined): void {
  if (field) bringIntoView(field, field.closest('[data-field]'))
}
