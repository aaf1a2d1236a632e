import { paths } from '@sureda/contract/remote/paths'
import type { UpcomingTips } from '@sureda/contract/schemas/members/user'
import { useClosureSentence, useFormat } from '@sureda/remote/format'
import { Banner, LinkButton } from '@sureda/ui/base'
import { SegmentedControl } from '@sureda/ui/choice'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Prose } from '../../shared/detail/prose.tsx'
import css from './guide-letter.module.css'

/** Suggestions and destination tips of the next reserved experience, one sheet at a time. */
export function GuideLetter({ tips }: { tips: UpcomingTips }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const closureSentence = useClosureSentence()
  const [search, setSearch] = useSearchParams()
  const { experience, reservation } = tips
  if (!experience) return null
  const sheets = [
    ...(tips.has_sugerencias && experience.sugerencias
      ? [{ value: 'sugerencias', label: t('suggestion.suggestions'), text: experience.sugerencias }]
      : []),
    ...(tips.has_consejos && experience.consejos_destino
      ? [{ value: 'consejos', label: t('suggestion.tips'), text: experience.consejos_destino }]
      : []),
  ]
  const shown = sheets.find(({ value }) => value === search.get('tab')) ?? sheets[0]
  return (
    <>
      {sheets.length > 1 && shown && (
        <SegmentedControl
          label={t('suggestion.title')}
          options={sheets.map(({ value, label }) => ({ value, label }))}
          value={shown.value}
          onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
        />
      )}
      {reservation?.closure && (
        <Banner
          kind="warning"
          action={
            <LinkButton size="small" href={paths.rebook(experience.id, reservation.id)}>
              {t('home.ahead.rebook')}
            </LinkButton>
          }
        >
          {closureSentence(reservation.closure)}
        </Banner>
      )}
      <article className={css.letter}>
        <p className={css.head}>
          {reservation && (
            <time dateTime={`${reservation.date}T${reservation.time}`}>
              {format.day(reservation.date)} · {reservation.time}
            </time>
          )}
          <span>{experience.title}</span>
        </p>
        {shown && <Prose text={shown.text} dropCap />}
      </article>
      <LinkButton href={paths.experience(experience.id)} variant="secondary" iconEnd="arrow-right">
        {t('suggestion.toExperience')}
      </LinkButton>
    </>
  )
}
