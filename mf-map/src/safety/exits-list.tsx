import { useOnline } from '@sureda/remote/device'
import { directionsTo } from '@sureda/remote/export'
import { useFormat } from '@sureda/remote/format'
import { Icon } from '@sureda/ui/icons'
import { ErrorState, Skeleton } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import { windOf } from '../shared/geo/compass.ts'
import { type Exit, nearestExits } from './exits.ts'
import css from './exits-list.module.css'
import type { ExitsLoading } from './exits-loading.ts'
import type { Here } from './use-here.ts'

const SHOWN = 3

interface ExitsProps {
  here: Here | null
  exits: readonly Exit[]
  loading: ExitsLoading
}

/** Places where help and a lost person can meet, with direction, distance and kind. A tap opens directions in the phone's own app. */
export function Exits({ here, exits, loading }: ExitsProps) {
  const { t } = useTranslation('map')
  const format = useFormat()
  const online = useOnline()
  const isEmpty = exits.length === 0
  if (isEmpty && loading.isComing && here)
    return <Skeleton label={t('shell:common.loading')} shape="list" count={SHOWN} />
  if (isEmpty && !loading.isComing) {
    if (!online) return <p className={css.note}>{t('safety.exitsNone')}</p>
    if (!loading.hasFailed) return <p className={css.note}>{t('nothing')}</p>
    return (
      <ErrorState
        size="card"
        headingLevel={3}
        title={t('safety.exitsFailed')}
        onRetry={loading.retry}
        retryLabel={t('shell:common.retry')}
        isRetrying={loading.isRetrying}
      />
    )
  }
  if (!here) return <p className={css.note}>{t('safety.exitsUnknown')}</p>
  return (
    <>
      <ul className={css.exits}>
        {nearestExits(exits, here, SHOWN).map((exit) => (
          <li key={exit.key}>
            <a className={css.exit} {...directionsTo(exit)}>
              <span
                className={css.arrow}
                aria-hidden="true"
                style={{ rotate: `${Math.round(exit.bearing)}deg` }}
              >
                <Icon name="arrow-up" />
              </span>
              <span className={css.words}>
                <strong>{exit.name}</strong>
                <span>
                  {t('safety.way', {
                    distance: format.distance(exit.metres / 1000),
                    wind: t(`wind.${windOf(exit.bearing)}`),
                  })}
                </span>
                <span className={css.kind}>
                  {t(`safety.exit.${exit.kind}`)}
                  {!exit.isExact && ` · ${t('shell:common.approximate')}`}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('safety.exitsNote')}</p>
    </>
  )
}
