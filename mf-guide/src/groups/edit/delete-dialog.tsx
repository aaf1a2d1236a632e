import { problemData } from '@sureda/contract/calls/problem-data'
import { paths } from '@sureda/contract/remote/paths'
import type { Group, GroupReservation } from '@sureda/contract/schemas/guides/group'
import { errorMessage } from '@sureda/remote/api'
import { useFormat } from '@sureda/remote/format'
import { shell } from '@sureda/remote/shell'
import { LinkButton } from '@sureda/ui/base'
import { ConfirmDialog, Dialog } from '@sureda/ui/overlays'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { forgetGroupDraft } from '../group-drafts.ts'
import { deleteGroup, refreshWithoutGroup } from '../group-queries.ts'
import css from './delete-dialog.module.css'

interface DeleteDialogProps {
  group: Group
  userId: string
  onClose: () => void
}

const openOnes = (error: Error | null) => problemData(error, 'group_has_reservations')?.reservations

/** Asks before a group and its members are deleted. A group with open reservations cannot be deleted; they are listed. */
export default function DeleteDialog({ group, userId, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('guide')
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => deleteGroup(group.id),
    onSuccess: async () => {
      await forgetGroupDraft(userId, group.id)
      shell().toast({ kind: 'success', text: t('deleteGroup.done', { name: group.name }) })
      await navigate(paths.guideGroups(), { replace: true })
      await refreshWithoutGroup()
    },
  })
  const open = openOnes(remove.error)
  if (open) return <OpenReservations open={open} text={errorMessage(remove.error, t)} onClose={onClose} />
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !remove.isSuccess) onClose()
      }}
      tone="danger"
      title={t('deleteGroup.title', { name: group.name })}
      text={t('deleteGroup.text', { count: group.members.length })}
      confirmLabel={t('deleteGroup.yes')}
      cancelLabel={t('shell:common.cancel')}
      pendingLabel={t('shell:common.sending')}
      closeLabel={t('shell:common.close')}
      errorText={remove.isError ? `${t('error.groupDelete')}. ${errorMessage(remove.error, t)}` : undefined}
      onConfirm={async () => void (await remove.mutateAsync())}
    />
  )
}

interface OpenReservationsProps {
  open: readonly GroupReservation[]
  text: string
  onClose: () => void
}

/** The reservations that prevent deleting, with links to them. */
function OpenReservations({ open, text, onClose }: OpenReservationsProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={onClose}
      title={t('deleteGroup.refused')}
      closeLabel={t('shell:common.close')}
      footer={<LinkButton href={paths.guideReservations()}>{t('deleteGroup.toReservations')}</LinkButton>}
    >
      <p>{text}</p>
      <ul className={css.list}>
        {open.map((reservation) => (
          <li key={reservation.id}>
            <strong>{reservation.experience_title}</strong>
            <br />
            {format.day(reservation.date)}, {reservation.time} · {t('people', { count: reservation.people })}
            {reservation.booking_code && <span translate="no"> · {reservation.booking_code}</span>}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
