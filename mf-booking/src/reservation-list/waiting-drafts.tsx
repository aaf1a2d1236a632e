import { paths } from '@sureda/contract/remote/paths'
import { useOnline } from '@sureda/remote/device'
import { useSession } from '@sureda/remote/session'
import { Button, Inline, LinkButton, Stack } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { WaitingDraft } from '../reservation-form/waiting-draft.tsx'
import { deleteDraft, draftsOf } from '../shared/draft-store.ts'

/** Drafts that wait to be sent, apart from the reservations: a draft becomes one only by an answer of the server. */
export function WaitingDrafts() {
  const { t } = useTranslation('booking')
  const online = useOnline()
  const userId = useSession((state) => state.user?.id ?? '')
  const { data: drafts = [] } = useQuery(draftsOf(userId))
  const waiting = drafts.filter((draft) => draft.isWaiting)
  if (waiting.length === 0) return null
  return (
    <Stack gap={3}>
      {waiting.map((draft) => (
        <WaitingDraft
          key={draft.experienceId}
          draft={draft}
          action={
            <Inline gap={2} wrap>
              <LinkButton size="small" href={paths.reserve(draft.experienceId)}>
                {t(online ? 'waiting.sendNow' : 'waiting.open')}
              </LinkButton>
              <Button
                size="small"
                variant="quiet"
                onPress={() => void deleteDraft(userId, draft.experienceId)}
              >
                {t('waiting.discard')}
              </Button>
            </Inline>
          }
        />
      ))}
    </Stack>
  )
}
