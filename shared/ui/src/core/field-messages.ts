import { createContext, useContext } from 'react'
import { type FaultDetails, useFaultMessage } from './fault-message.ts'

/** Messages of one form for the browser's checks, by their name in `ValidityState`. By default those of UiProvider. */
export type FieldMessages = Partial<Record<Exclude<keyof ValidityState, 'valid' | 'customError'>, string>>

const MessagesContext = createContext<FieldMessages>({})

export const FieldMessagesProvider = MessagesContext.Provider

const CHECKS = [
  'valueMissing',
  'badInput',
  'typeMismatch',
  'patternMismatch',
  'tooShort',
  'tooLong',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
] as const satisfies (keyof FieldMessages)[]

/** Returns the message for a failed check, or undefined if no check failed or none has a message. */
export function useFieldMessages(
  own?: FieldMessages,
): (validity: ValidityState, details: FaultDetails) => string | undefined {
  const shared = useContext(MessagesContext)
  const faultMessage = useFaultMessage()
  return (validity, details) => {
    const found = CHECKS.find((check) => validity[check])
    // an e-mail is checked by a pattern but reported as a wrong type
    const wrong = found === 'patternMismatch' && details.type === 'email' ? 'typeMismatch' : found
    return wrong && (own?.[wrong] ?? shared[wrong] ?? faultMessage?.(wrong, details))
  }
}
