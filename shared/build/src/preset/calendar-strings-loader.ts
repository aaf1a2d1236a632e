import path from 'node:path'
import { EXTENSION, modulesOf } from '../workspace.ts'

/** The file of react-aria with the calendar's texts in 34 languages. */
export const CALENDAR_STRINGS = /[\\/]react-aria[\\/]dist[\\/]private[\\/]calendar[\\/]intlStrings\.m?js$/

/** Rspack loader: replaces them by the app's six languages (shared/ui, `calendar-strings.ts` says why). */
export default function calendarStringsLoader(): string {
  const file = path.join(modulesOf('@sureda/ui'), `calendar/calendar-strings${EXTENSION}`)
  return `export { default } from ${JSON.stringify(file)}\n`
}
