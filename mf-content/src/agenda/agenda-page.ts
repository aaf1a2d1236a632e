import type { AgendaPlace } from './agenda-view.ts'

/** Props that the pages of a day, a week and a month share. */
export interface AgendaPageProps {
  place: AgendaPlace
  /** `YYYY-MM-DD` of the territory. */
  today: string
  timeZone: string
  goTo: (place: AgendaPlace) => void
  /** From a button that goes when the other days are shown. */
  leapTo: (place: AgendaPlace) => void
}
