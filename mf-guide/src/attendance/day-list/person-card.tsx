import type { ManifestEntry } from '@sureda/contract/schemas/guides/manifest'
import { useFormat } from '@sureda/remote/format'
import { Badge, type BadgeProps, Button, IconButton } from '@sureda/ui/base'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import type { EntryStanding } from '../attendance-state.ts'
import type { Noting } from '../use-marking.ts'
import css from './person-card.module.css'

interface ManifestPersonProps {
  entry: ManifestEntry
  standing: EntryStanding
  canMark: boolean
  canBeAbsent: boolean
  onNote: (what: Noting['what']) => void
}

/** One booking of the list: a name for the car park, and one tap. */
export function ManifestPerson(props: ManifestPersonProps) {
  const { entry, standing } = props
  const { t } = useTranslation('guide')
  const titleId = `manifest-${entry.id}`
  return (
    <li>
      <article className={css.person} data-state={standing.state} aria-labelledby={titleId}>
        <div className={css.head}>
          <div>
            <h3 className={css.name} id={titleId}>
              {entry.name}
            </h3>
            <p className={css.facts}>
              <strong>{t('people', { count: entry.people })}</strong>
              {entry.nights && (
                <span>
                  {t('nights', { count: entry.nights })} · {t('rooms', { count: entry.rooms ?? 1 })}
                </span>
              )}
              {entry.group && <span>{entry.group.name}</span>}
              <span translate="no">{entry.code}</span>
            </p>
          </div>
          {entry.phone && (
            <IconButton
              icon="phone"
              variant="solid"
              size="large"
              label={t('card.callName', { name: entry.name })}
              href={`tel:${entry.phone.replaceAll(/[^+\d]/g, '')}`}
            />
          )}
        </div>
        {entry.pets.length > 0 && (
          <p className={css.note}>
            <Icon name="paw" size="small" />
            {entry.pets.join(', ')}
          </p>
        )}
        {entry.special_requests && (
          <p className={css.note}>
            <Icon name="message" size="small" />
            {entry.special_requests}
          </p>
        )}
        <Others standing={standing} />
        <Standing {...props} />
      </article>
    </li>
  )
}

/** What another phone noted of the same people. */
function Others({ standing }: Pick<ManifestPersonProps, 'standing'>) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  return standing.others.map((mark) => (
    <p key={`${mark.at} ${mark.device}`} className={css.note}>
      <Icon name="alert-triangle" size="small" />
      {t(
        mark.refused
          ? 'manifest.otherRefused'
          : mark.attended
            ? 'manifest.otherHere'
            : 'manifest.otherAbsent',
        {
          at: format.time(mark.at),
          device: mark.device ?? t('manifest.otherScreen'),
        },
      )}
    </p>
  ))
}

function Standing({ entry, standing, canMark, canBeAbsent, onNote }: ManifestPersonProps) {
  const { t } = useTranslation('guide')
  const { state } = standing
  const isOpen = entry.status === 'confirmed' || entry.status === 'completed'
  if (!isOpen)
    return <StateBadge tone={entry.status === 'cancelled' ? 'danger' : 'warning'} state={entry.status} />
  const name = { name: entry.name }
  return (
    <div className={css.foot}>
      {state !== 'none' && <Noted standing={standing} />}
      {state === 'here' ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('manifest.takeBackOf', name)}
          onPress={() => onNote('taken-back')}
        >
          {t('manifest.takeBack')}
        </Button>
      ) : (
        <Button
          icon="check"
          isDisabled={!canMark}
          aria-label={t('manifest.hereOf', name)}
          onPress={() => onNote('here')}
        >
          {t('manifest.here')}
        </Button>
      )}
      {state === 'none' && canBeAbsent && (
        <Button variant="quiet" aria-label={t('step.no-showOf', name)} onPress={() => onNote('absent')}>
          {t('step.no-show')}
        </Button>
      )}
    </div>
  )
}

/** Shape and word beside the colour; what only this phone knows says so. */
function Noted({ standing: { state, at, isWaiting } }: Pick<ManifestPersonProps, 'standing'>) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const when = at ? ` ${format.time(at)}` : ''
  return (
    <span className={css.noted}>
      <StateBadge tone={state === 'here' ? 'success' : 'warning'} state={state} more={when} />
      {isWaiting && (
        <Badge tone="neutral" icon="clock">
          {t('manifest.kept')}
        </Badge>
      )}
    </span>
  )
}

const ICON = {
  here: 'circle-check',
  absent: 'circle-x',
  cancelled: 'circle-x',
  pending: 'clock',
} as const

function StateBadge({ tone, state, more = '' }: { tone: BadgeProps['tone']; state: string; more?: string }) {
  const { t } = useTranslation('guide')
  return (
    <Badge tone={tone ?? 'neutral'} icon={ICON[state as keyof typeof ICON] ?? 'info'}>
      {`${t(`manifest.state.${state}`)}${more}`}
    </Badge>
  )
}
