import { paths } from '@sureda/contract/remote/paths'
import type { DashboardStats } from '@sureda/contract/schemas/guides/guide'
import { useFormat } from '@sureda/remote/format'
import { Banner, Stack, TextLink } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { type GatheredAlert, gatherAlerts } from './gather-alerts.ts'

/** Warnings about the guide's experiences: one for each closure, and one for all active experiences without times. */
export function DayAlerts({ alerts }: { alerts: DashboardStats['alerts'] }) {
  if (alerts.length === 0) return null
  return (
    <Stack gap={3}>
      {gatherAlerts(alerts).map((alert) => (
        <AlertBanner key={`${alert.kind} ${alert.from} ${alert.until}`} alert={alert} />
      ))}
    </Stack>
  )
}

function AlertBanner({ alert: { kind, from, until, titles, reservations } }: { alert: GatheredAlert }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const isClosure = kind === 'closure' && from !== null && until !== null
  return (
    <Banner
      kind="warning"
      title={
        isClosure
          ? t('alert.closure', { from: format.day(from), until: format.day(until) })
          : t('alert.unbookable')
      }
      action={
        isClosure ? (
          <TextLink href={paths.guideClosures()} variant="standalone">
            {t('closures.title')}
          </TextLink>
        ) : (
          <TextLink href={paths.guideExperiences()} variant="standalone">
            {t('experiences.title')}
          </TextLink>
        )
      }
    >
      <p>{titles.join(' · ')}</p>
      {reservations > 0 && <p>{t('alert.reservations', { count: reservations })}</p>}
    </Banner>
  )
}
