import { paths } from '@sureda/contract/remote/paths'
import { ConfirmEmail } from '@sureda/remote/ui'
import { LinkButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../shared/refusal.ts'
import { type WayOut, wayOutOf } from '../../shared/way-out.ts'
import { GroupsLink } from '../groups-link.tsx'

const RESERVATIONS = { href: paths.reservations(), label: 'list.title' } as const
const TO = {
  reservations: RESERVATIONS,
  ofGroup: RESERVATIONS,
  profile: { href: paths.profile(), label: 'form.toProfile' },
} as const

/** A link to what helps. `agency` and `send` have none: their contact and button are elsewhere on the sheet. */
export function WayOutLink({ to }: { to: WayOut }) {
  const { t } = useTranslation('booking')
  if (to === 'groups') return <GroupsLink />
  if (to === 'confirm') return <ConfirmEmail />
  if (to === 'agency' || to === 'send') return null
  return (
    <LinkButton size="small" variant="secondary" href={TO[to].href}>
      {t(TO[to].label)}
    </LinkButton>
  )
}

/** The same link for an error whose text is the server's. */
export function WayOutOf({ error }: { error: unknown }) {
  const refusal = refusalOf(error)
  if (refusal.kind === 'exists') return <WayOutLink to="reservations" />
  return refusal.kind === 'sentence' ? <WayOutLink to={wayOutOf(refusal.reason)} /> : null
}
