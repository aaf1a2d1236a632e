import type { AgendaPlace } from './agenda-view.ts'

/** What the page of a day, a week and a month are given alike. */
export interface AgendaPageProps {
  place: AgendaPlace
  /** `YYYY-MM-DD` of the territory. */
  today: string
  timeZone: string
  goTo: (place: AgendaPlace) => void
  /** From a button that goes when the other days are shown. */
  leapTo: (place: AgendaPlace) => void
}
