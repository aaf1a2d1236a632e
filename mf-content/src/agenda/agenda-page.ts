import type { AgendaPlace } from './agenda-view.ts'

/** Props that the pages of a day, a week and a month share. */
export interface AgendaPageProps {
  place: AgendaPlace
  /** `YYYY-MM-DD` in the territory's time zone. */
  today: string
  timeZone: string
  goTo: (place: AgendaPlace) => void
  /** Shows other days when the pressed button disappears with the present ones: it moves the focus to the title. */
  leapTo: (place: AgendaPlace) => void
}
