import type { Group } from '@sureda/contract/schemas/guides/group'
import { errorMessage, useIdempotencyKey } from '@sureda/remote/api'
import { useFormat } from '@sureda/remote/format'
import { Button, Stack } from '@sureda/ui/base'
import { FaultNotice } from '@sureda/ui/forms'
import { BottomSheet } from '@sureda/ui/overlays'
import { QrCode } from '@sureda/ui/qr'
import { Skeleton } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inviteToGroup } from '../group-queries.ts'
import { InviteActions } from './invite-actions.tsx'
import css from './invite-sheet.module.css'

interface InviteSheetProps {
  group: Group
  onClose: () => void
}

/** One invitation for all free places: a link to send, a code to read aloud, a QR code to photograph. */
export default function InviteSheet({ group, onClose }: InviteSheetProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const free = group.number_of_people - group.members.length
  const key = useIdempotencyKey()(group.id)
  // opening the sheet makes the invitation; with the same key a second try returns the same one
  const invitation = useQuery({
    queryKey: ['guide-invitation', group.id, key],
    queryFn: () => inviteToGroup(group.id, key),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      heights={['full']}
      title={t('invite.title')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('shell:common.expand')}
      collapseLabel={t('shell:common.collapse')}
    >
      {invitation.data ? (
        <Stack gap={5}>
          <p>{free > 0 ? t('invite.text', { count: free }) : t('invite.textListed')}</p>
          <div className={css.code}>
            <p className={css.label}>{t('invite.code')}</p>
            <p className={css.letters} translate="no">
              {invitation.data.code}
            </p>
          </div>
          <InviteActions group={group} invitation={invitation.data} />
          <div className={css.qr}>
            <QrCode value={invitation.data.url} title={t('invite.qr')} />
          </div>
          <p className={css.until}>{t('invite.until', { date: format.date(invitation.data.expires_at) })}</p>
        </Stack>
      ) : invitation.isError ? (
        <FaultNotice
          of={invitation.error}
          title={t('error.invite')}
          action={
            <Button variant="secondary" icon="refresh" onPress={() => void invitation.refetch()}>
              {t('shell:common.retry')}
            </Button>
          }
        >
          {errorMessage(invitation.error, t)}
        </FaultNotice>
      ) : (
        <Skeleton label={t('shell:common.loading')} shape="text" />
      )}
    </BottomSheet>
  )
}
