import { regionalLocale } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { IconButton } from '@sureda/ui/base'
import { SegmentedControl } from '@sureda/ui/choice'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import css from './agenda-bar.module.css'
import { AGENDA_VIEWS, type AgendaPlace, type AgendaView, pageOf } from './agenda-view.ts'

interface AgendaBarProps {
  place: AgendaPlace
  today: string
  onView: (view: AgendaView) => void
  onTurn: (by: 1 | -1) => void
  /** The heading takes the focus when a pressed button disappears. */
  titleRef: Ref<HTMLHeadingElement>
}

/** Chooses between day, week and month, names the page and turns to the one before or after. */
export function AgendaBar({ place, today, onView, onTurn, titleRef }: AgendaBarProps) {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  return (
    <div className={css.bar}>
      <SegmentedControl
        label={t('agenda.views')}
        value={place.view}
        onChange={(view) => onView(view as AgendaView)}
        options={AGENDA_VIEWS.map((value) => ({ value, label: t(`agenda.view.${value}`) }))}
      />
      <div className={css.page}>
        <IconButton
          icon="chevron-left"
          label={t(`agenda.previous.${place.view}`)}
          onPress={() => onTurn(-1)}
        />
        <h2 ref={titleRef} tabIndex={-1} className={css.title} data-view={place.view} aria-live="polite">
          {titleOf(place, today, regionalLocale(language))}
        </h2>
        <IconButton icon="chevron-right" label={t(`agenda.next.${place.view}`)} onPress={() => onTurn(1)} />
      </div>
    </div>
  )
}

/** `Saturday 28 November` · `23 – 29 November` · `November 2026`; other years are named, too. */
function titleOf(place: AgendaPlace, today: string, language: string): string {
  const { from, to } = pageOf(place)
  const instant = (day: string) => new Date(`${day}T00:00:00Z`)
  const year = place.view === 'month' || from.slice(0, 4) !== today.slice(0, 4) ? 'numeric' : undefined
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long', year, ...options })
  if (place.view === 'month') return format({}).format(instant(from))
  if (place.view === 'week')
    // Node has thin spaces where browsers have plain ones: the page must be what the server rendered
    return format({ day: 'numeric' }).formatRange(instant(from), instant(to)).replaceAll('\u2009', ' ')
  return format({ weekday: 'long', day: 'numeric' }).format(instant(from))
}
