import { EMERGENCY_NUMBER } from '@sureda/contract/rules/limits'
import { noticeOf } from '@sureda/contract/rules/notice-of'
import { useOnline } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { defineScreen } from '@sureda/remote/shell'
import { Banner, Section } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { mapQueries } from '../shared/map-queries.ts'
import { CallButton } from './call-button.tsx'
import { Contacts } from './contacts.tsx'
import { exitsOf } from './exits.ts'
import { Exits } from './exits-list.tsx'
import { exitsLoading } from './exits-loading.ts'
import { PositionPlate } from './position-plate.tsx'
import { safetySettings } from './safety-queries.ts'
import css from './safety-screen.module.css'
import { useHere } from './use-here.ts'

const STEPS = ['say2', 'say3', 'say4', 'say5'] as const
/** A younger notice is shown without its age. */
const RECENT_MS = 15 * 60_000

/** The person's coordinates, whom to call, and the ways out: for one hand, in the sun, without network. */
function SafetyScreen() {
  const { t } = useTranslation('map')
  const format = useFormat()
  const online = useOnline()
  const [search] = useSearchParams()
  const routeId = search.get('route')
  const { here, fault, isSearching, ask } = useHere()
  const settings = useQuery(safetySettings())
  const route = useQuery({ ...mapQueries.route(routeId ?? ''), enabled: routeId !== null })
  const routes = useQuery(mapQueries.routes())
  const locations = useQuery(mapQueries.locations())
  const experiences = useQuery(mapQueries.experiences())

  const chosen = routeId === null ? undefined : route.data
  const notice = chosen && noticeOf(chosen)
  const advice = chosen?.safety ?? []
  const exits = exitsOf({
    route: chosen,
    routes: routes.data ?? [],
    locations: locations.data ?? [],
    experiences: experiences.data ?? [],
  })
  const answers = [settings, routes, locations, experiences, ...(routeId ? [route] : [])]
  const seenAt = Math.min(...answers.flatMap(({ dataUpdatedAt }) => dataUpdatedAt || []))
  const isOld = Number.isFinite(seenAt) && (!online || Date.now() - seenAt > RECENT_MS)

  return (
    <Screen
      title={t('safety.title')}
      titleHidden
      footer={<CallButton phone={EMERGENCY_NUMBER} />}
      className={css.screen}
    >
      <PositionPlate here={here} fault={fault} isSearching={isSearching} onAsk={ask} />
      {/* rendered once the plate has its height, so that nothing moves while it is read */}
      {(here || isSearching !== null) && (
        <>
          {settings.data?.notice && (
            <Banner kind="warning" title={t('safety.notice')}>
              {settings.data.notice}
            </Banner>
          )}
          {chosen && notice && (
            <Banner kind={notice.level} title={t('safety.onRoute', { route: chosen.title })}>
              {notice.text}
            </Banner>
          )}
          <Section title={t('safety.say')}>
            <ol className={css.steps}>
              <li>{t(here ? 'safety.say1' : 'safety.say1Blind')}</li>
              {STEPS.map((step) => (
                <li key={step}>{t(`safety.${step}`)}</li>
              ))}
            </ol>
            <p className={css.note}>{t('safety.noSignal')}</p>
          </Section>
          <Section title={t('safety.exits')}>
            <Exits here={here} exits={exits} loading={exitsLoading([routes, locations, experiences])} />
            {chosen?.parking && <p className={css.note}>{t('safety.parking', { text: chosen.parking })}</p>}
          </Section>
          <Contacts settings={settings.data} route={chosen} />
          {(settings.data?.text || advice.length > 0) && (
            <Section title={t('safety.advice')}>
              {settings.data?.text && <p>{settings.data.text}</p>}
              {advice.length > 0 && (
                <ul className={css.advice}>
                  {advice.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </Section>
          )}
          {isOld && <p className={css.note}>{t('safety.seen', { ago: format.ago(seenAt) })}</p>}
        </>
      )}
    </Screen>
  )
}

export default defineScreen({
  Component: SafetyScreen,
  queries: () => [safetySettings(), mapQueries.routes(), mapQueries.locations(), mapQueries.experiences()],
})
