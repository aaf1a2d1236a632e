import { coordinatesText } from '@sureda/contract/rules/coordinates-text'
import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { directionsTo, searchAround } from '@sureda/remote/export'
import { Slot } from '@sureda/remote/shell'
import { LinkButton, Section, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { endOf } from './characteristics-tab.tsx'
import css from './parking-tab.module.css'

/** Car park, start and end, each with a link to the phone's own navigator. */
export function ParkingTab({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  const { start, end, parking } = route
  return (
    <Stack gap={6}>
      <Section title={t('route.tab.parking')}>
        <p className={css.text}>{parking ?? t('route.noParking')}</p>
        <LinkButton {...searchAround(t('route.carPark'), start)} variant="secondary" icon="car" isFullWidth>
          {t('route.findParking')}
        </LinkButton>
      </Section>
      <Section title={t('fact.start')}>
        <Slot
          name="map.place"
          latitude={start.latitude}
          longitude={start.longitude}
          label={`${t('fact.start')}: ${start.name}`}
        />
        <Place place={start} />
        <LinkButton {...directionsTo(start)} icon="navigation" isFullWidth>
          {t('route.toStart')}
        </LinkButton>
      </Section>
      <Section title={t('route.transport')}>
        <LinkButton {...searchAround(t('route.busStop'), start)} variant="secondary" icon="bus" isFullWidth>
          {t('route.findBus')}
        </LinkButton>
      </Section>
      {end && endOf(route) && (
        <Section title={t('fact.end')}>
          <Place place={end} />
          <LinkButton {...directionsTo(end)} variant="secondary" icon="navigation" isFullWidth>
            {t('route.toEnd')}
          </LinkButton>
        </Section>
      )}
    </Stack>
  )
}

/** A name with coordinates that can be read out on the telephone. */
function Place({ place: { name, latitude, longitude } }: { place: RouteDetail['start'] }) {
  return (
    <p className={css.place}>
      <span className={css.name}>{name}</span>
      <span className={css.figures}>{coordinatesText({ latitude, longitude })}</span>
    </p>
  )
}
