import type { UserGroup } from '@sureda/contract/schemas/members/user'
import { errorMessage } from '@sureda/remote/api'
import { shell } from '@sureda/remote/shell'
import { ConfirmDialog } from '@sureda/ui/overlays'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { leaveGroup, refreshGroups } from '../group-queries.ts'

interface LeaveDialogProps {
  group: UserGroup
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks before leaving, because coming back needs a new invitation. */
export function LeaveDialog({ group, isOpen, onOpenChange }: LeaveDialogProps) {
  const { t } = useTranslation('guide')
  const { name } = group
  const leave = useMutation({
    mutationFn: () => leaveGroup(group.id),
    onSuccess: async () => {
      shell().toast({ kind: 'success', text: t('leave.done', { name }) })
      await refreshGroups()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      tone="danger"
      title={t('leave.title', { name })}
      text={t('leave.text')}
      confirmLabel={t('leave.yes')}
      cancelLabel={t('shell:common.cancel')}
      pendingLabel={t('shell:common.sending')}
      closeLabel={t('shell:common.close')}
      errorText={leave.isError ? errorMessage(leave.error, t) : undefined}
      onConfirm={async () => void (await leave.mutateAsync())}
    />
  )
}
