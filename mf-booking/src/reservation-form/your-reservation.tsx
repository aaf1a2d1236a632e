import { paths } from '@sureda/contract/remote/paths'
import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { useOnline } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { Banner, Button, LinkButton } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ClosedNote } from '../closed/closed-note.tsx'
import { draftsOf } from '../shared/draft-store.ts'
import { nextOf } from '../shared/reservation-order.ts'
import { reservationQueries } from '../shared/reservation-queries.ts'
import { WaitingDraft } from './waiting-draft.tsx'

interface YourReservationProps {
  experience: ExperienceDetail
  onOpen: () => void
}

/** What this member has here already: a coming reservation, or a draft that waits to be sent. */
export function YourReservation({ experience, onOpen }: YourReservationProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const online = useOnline()
  const userId = useSession((state) => state.user?.id ?? '')
  const { data: mine = [] } = useQuery(reservationQueries.mine())
  const { data: drafts = [] } = useQuery(draftsOf(userId))
  const waiting = drafts.find((draft) => draft.experienceId === experience.id && draft.isWaiting)
  const next = nextOf(mine, experience.id)
  return (
    <>
      {waiting && (
        <WaitingDraft
          draft={waiting}
          action={
            online && (
              <Button size="small" onPress={onOpen}>
                {t('waiting.sendNow')}
              </Button>
            )
          }
        />
      )}
      {next?.closure && <ClosedNote reservation={next} />}
      {next && !next.closure && (
        <Banner
          kind="success"
          title={t('form.yours')}
          action={
            <LinkButton size="small" variant="secondary" href={`${paths.reservations()}?pass=${next.id}`}>
              {t('list.pass')}
            </LinkButton>
          }
        >
          {t('form.yoursText', {
            day: format.day(next.date),
            time: next.time,
            status: t(`reservation.${next.status}`),
          })}
        </Banner>
      )}
    </>
  )
}
