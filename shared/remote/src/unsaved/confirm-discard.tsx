import { ConfirmDialog } from '@sureda/ui/overlays'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { useSession } from '../session/session.ts'

interface AskFirst {
  /** Proceeds at once if nothing is lost, else asks. */
  ask: () => void
  dialog: ReactNode
}

/**
 * Asks before written input is discarded.
 * @param isLosing whether anything would be lost
 * @param onYes discards it
 * @param title the question, if not "what you have written"
 */
export function useConfirmDiscard(isLosing: () => boolean, onYes: () => void, title?: string): AskFirst {
  const [isAsking, setAsking] = useState(false)
  return {
    ask: () => (isLosing() ? setAsking(true) : onYes()),
    dialog: <DiscardDialog isOpen={isAsking} title={title} onOpenChange={setAsking} onYes={onYes} />,
  }
}

/**
 * Asks before the address changes and written input is lost: for every navigation, or only for Back where a sheet
 * covers the rest. An expired session does not wait for an answer. The router supports one blocker at a time.
 */
export function useConfirmLeave(isLosing: () => boolean, ways: 'back' | 'all'): ReactNode {
  const [token] = useState(() => useSession.getState().token)
  const isDecided = useRef(false)
  const blocker = useBlocker(({ historyAction, currentLocation: from, nextLocation: to }) => {
    const isLeaving = ways === 'back' ? historyAction === 'POP' : from.pathname !== to.pathname
    return isLeaving && useSession.getState().token === token && isLosing()
  })
  return (
    <DiscardDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={() => {
        if (!isDecided.current) blocker.reset?.()
        isDecided.current = false
      }}
      onYes={() => {
        isDecided.current = true
        blocker.proceed?.()
      }}
    />
  )
}

interface DiscardDialogProps {
  isOpen: boolean
  title?: string | undefined
  onOpenChange: (isOpen: boolean) => void
  onYes: () => void
}

function DiscardDialog({ isOpen, title, onOpenChange, onYes }: DiscardDialogProps) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      tone="danger"
      title={title ?? t('shell:discard.title')}
      text={t('shell:discard.text')}
      confirmLabel={t('shell:discard.yes')}
      cancelLabel={t('shell:discard.no')}
      onConfirm={onYes}
    />
  )
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (body: HTMLElement | null) =>
  body ? [...body.querySelectorAll<Field>('input, textarea, select')] : []
const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
const stateOf = (field: Field) => (isChoice(field) ? field.checked : field.value)

/**
 * Whether fields below `body` differ from when they were opened or `saved` last changed; a field added later counts
 * when it has text, and choices without a field count by `data-unsaved`. Input being sent does not count.
 */
export function useIsDirty(body: RefObject<HTMLElement | null>, saved?: unknown): () => boolean {
  const opened = useRef(new WeakMap<Field, string | boolean>())
  useEffect(() => {
    opened.current = new WeakMap(fieldsIn(body.current).map((field) => [field, stateOf(field)]))
  }, [body, saved])
  return () =>
    body.current?.querySelector('[data-unsaved]') != null ||
    fieldsIn(body.current).some(
      (field) =>
        !field.closest('[aria-busy="true"]') &&
        stateOf(field) !== (opened.current.get(field) ?? (isChoice(field) ? field.checked : '')),
    )
}
