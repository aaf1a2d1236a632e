import type { ManifestEntry } from '@sureda/contract/schemas/guides/manifest'
import { useFormat } from '@sureda/remote/format'
import { Badge, type BadgeProps, Button, IconButton } from '@sureda/ui/base'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { telHref } from '../../shared/tel.ts'
import type { AttendanceState } from '../attendance-state.ts'
import type { MarkAction } from '../use-marking.ts'
import css from './person-card.module.css'

interface PersonCardProps {
  entry: ManifestEntry
  attendance: AttendanceState
  canMark: boolean
  canBeAbsent: boolean
  onNote: (what: MarkAction['what']) => void
}

/** One booking of the list: name, people, and one tap to mark it. */
export function PersonCard(props: PersonCardProps) {
  const { entry, attendance } = props
  const { t } = useTranslation('guide')
  const titleId = `person-${entry.id}`
  return (
    <li>
      <article className={css.person} data-state={attendance.state} aria-labelledby={titleId}>
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
              href={telHref(entry.phone)}
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
        <Others attendance={attendance} />
        <MarkButtons {...props} />
      </article>
    </li>
  )
}

/** Marks of the same people by other phones, and refused marks. */
function Others({ attendance }: Pick<PersonCardProps, 'attendance'>) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  return attendance.others.map((mark) => (
    <p key={`${mark.at} ${mark.device}`} className={css.note}>
      <Icon name="alert-triangle" size="small" />
      {t(
        mark.refused ? 'dayList.otherRefused' : mark.attended ? 'dayList.otherHere' : 'dayList.otherAbsent',
        {
          at: format.time(mark.at),
          device: mark.device ?? t('dayList.otherScreen'),
        },
      )}
    </p>
  ))
}

function MarkButtons({ entry, attendance, canMark, canBeAbsent, onNote }: PersonCardProps) {
  const { t } = useTranslation('guide')
  const { state } = attendance
  const isOpen = entry.status === 'confirmed' || entry.status === 'completed'
  if (!isOpen)
    return <StateBadge tone={entry.status === 'cancelled' ? 'danger' : 'warning'} state={entry.status} />
  const name = { name: entry.name }
  return (
    <div className={css.foot}>
      {state !== 'none' && <MarkBadges attendance={attendance} />}
      {state === 'here' ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('dayList.takeBackOf', name)}
          onPress={() => onNote('taken-back')}
        >
          {t('dayList.takeBack')}
        </Button>
      ) : (
        <Button
          icon="check"
          isDisabled={!canMark}
          aria-label={t('dayList.hereOf', name)}
          onPress={() => onNote('here')}
        >
          {t('dayList.here')}
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

/** The state by icon, text and colour, and whether the server has it yet. */
function MarkBadges({ attendance: { state, at, isWaiting } }: Pick<PersonCardProps, 'attendance'>) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const when = at ? ` ${format.time(at)}` : ''
  return (
    <span className={css.marks}>
      <StateBadge tone={state === 'here' ? 'success' : 'warning'} state={state} more={when} />
      {isWaiting && (
        <Badge tone="neutral" icon="clock">
          {t('dayList.stored')}
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
      {`${t(`dayList.state.${state}`)}${more}`}
    </Badge>
  )
}
