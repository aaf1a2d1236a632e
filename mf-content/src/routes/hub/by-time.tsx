import { paths } from '@sureda/contract/remote/paths'
import { ROUTE_BANDS } from '@sureda/contract/rules/route-bands'
import type { Route } from '@sureda/contract/schemas/catalogue/route'
import { LinkButton, Section, StatTile } from '@sureda/ui/base'
import type { IconName } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { choicesOf, NO_FILTER } from '../list/route-filter.ts'
import { useFilterLabels } from '../list/use-filter-labels.ts'
import css from './by-time.module.css'

const WAYS: Record<string, IconName> = {
  caminata_senderismo: 'footprints',
  bicicleta: 'bike',
  caballo: 'horse',
  accesible_movilidad_reducida: 'cane',
  accesible_silla_ruedas: 'accessibility',
  accesible_cochecito_bebe: 'stroller',
  vehiculos: 'car',
}

/** Links to the list, filtered by time and by means of travel. */
export function ByTime({ routes }: { routes: readonly Route[] }) {
  const { t } = useTranslation('content')
  const { wordLabel } = useFilterLabels()
  const times = choicesOf('time', routes, NO_FILTER)
  const list = paths.routes()
  return (
    <>
      <Section title={t('hub.byTime')} action={{ label: t('shell:common.all'), href: list }}>
        <ul className={css.times} aria-label={t('hub.byTime')}>
          {ROUTE_BANDS.map((band) => {
            const count = times.find(({ word }) => word === band)?.count ?? 0
            return (
              <li key={band}>
                <StatTile
                  label={wordLabel('time', band)}
                  value={count}
                  href={count > 0 ? `${list}?time=${band}` : undefined}
                />
              </li>
            )
          })}
        </ul>
      </Section>
      <Section title={t('hub.byWay')}>
        <ul className={css.ways} aria-label={t('hub.byWay')}>
          {choicesOf('modality', routes, NO_FILTER).map(({ word, count }) => (
            <li key={word}>
              <LinkButton href={`${list}?modality=${word}`} variant="secondary" icon={WAYS[word]}>
                {`${wordLabel('modality', word)} · ${count}`}
              </LinkButton>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
