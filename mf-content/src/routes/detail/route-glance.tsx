import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { dayIn, useHour } from '@sureda/remote/device'
import { useTimeZone } from '@sureda/remote/format'
import { Badge, CardMetaRow } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { isInSeason } from '../../shared/days/route-season.ts'
import css from './route-glance.module.css'
import { ROUTE_KEYWORD_ICONS } from './route-keywords.tsx'

const WHEELCHAIR = 'accesible_silla_ruedas'
const PUSHCHAIR = 'accesible_cochecito_bebe'

/** Who can go and in which season, above the tabs. A missing value is left out, because it does not mean "no". */
export function RouteGlance({ route: { modality, season } }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  const timeZone = useTimeZone()
  const today = dayIn(timeZone, useHour())
  const isGood = isInSeason(season, today)
  const answer = (word: RouteDetail['modality'][number]) =>
    t(modality.includes(word) ? 'route.glance.yes' : 'route.glance.unknown')
  return (
    <section className={css.glance} aria-label={t('route.glance.label')}>
      <CardMetaRow
        items={[
          ...modality
            .filter((word) => word !== WHEELCHAIR && word !== PUSHCHAIR)
            .map((word) => ({ icon: ROUTE_KEYWORD_ICONS[word], text: t(`route.modality.${word}`) })),
          {
            icon: 'accessibility' as const,
            text: t('route.glance.wheelchair', { answer: answer(WHEELCHAIR) }),
          },
          { icon: 'stroller' as const, text: t('route.glance.pushchair', { answer: answer(PUSHCHAIR) }) },
        ]}
      />
      {season.length > 0 && (
        <Badge tone={isGood ? 'success' : 'neutral'} icon={isGood ? 'leaf' : 'calendar'}>
          {t(isGood ? 'route.glance.seasonGood' : 'route.glance.seasonPoor')}
        </Badge>
      )}
    </section>
  )
}
