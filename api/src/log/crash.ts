import { safeText } from './safe-error.ts'

/** Tells the console what went wrong, without the values that errors carry. */
export const printError = (what: string, error: unknown): void => console.error(`${what}: ${safeText(error)}`)

/**
 * Ends the process at an error that no one caught, as Node does, but shows it without values: Node prints every field, parameters of
 * statements among them. Returns the removal, for anyone who brings handlers of their own.
 */
export function endOnCrash(): () => void {
  const end = (error: unknown) => {
    printError('ended by an error', error)
    process.exit(1)
  }
  const events = ['uncaughtException', 'unhandledRejection'] as const
  for (const event of events) process.on(event, end)
  return () => {
    for (const event of events) process.off(event, end)
  }
}
