import { createContext, useContext } from 'react'

/** Words for the browser's own checks, by their name in `ValidityState`. Without them the browser speaks its own language. */
export type FieldMessages = Partial<Record<Exclude<keyof ValidityState, 'valid' | 'customError'>, string>>

const MessagesContext = createContext<FieldMessages>({})

export const FieldMessagesProvider = MessagesContext.Provider

/** Returns the words for what is wrong, or undefined when nobody supplied any. */
export function useFieldMessages(own?: FieldMessages): (validity: ValidityState) => string | undefined {
  const shared = useContext(MessagesContext)
  return (validity) => {
    const messages = { ...shared, ...own }
    const names = Object.keys(messages) as (keyof FieldMessages)[]
    const wrong = names.find((name) => validity[name])
    return wrong && messages[wrong]
  }
}
