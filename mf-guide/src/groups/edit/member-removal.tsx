import type { Group, GroupMember } from '@sureda/contract/schemas/guides/group'
import { errorMessage } from '@sureda/remote/api'
import { Button } from '@sureda/ui/base'
import { ConfirmDialog } from '@sureda/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeMember } from '../group-queries.ts'
import { useGroupChange } from './use-group-change.ts'

interface MemberRemovalProps {
  group: Group
  member: GroupMember
  onDone: () => void
}

/** Removes a member from the group, after asking. */
export function MemberRemoval({ group, member, onDone }: MemberRemovalProps) {
  const { t } = useTranslation('guide')
  const [isAsking, setAsking] = useState(false)
  const { name } = member
  const remove = useGroupChange<void>({
    send: () => removeMember(group.id, member.id),
    done: () => t('member.removed', { name }),
    onDone,
  })
  return (
    <>
      <Button variant="quiet" icon="trash" isFullWidth onPress={() => setAsking(true)}>
        {t('member.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('member.removeTitle', { name })}
        text={member.joined ? t('member.removeJoinedText') : t('member.removeText')}
        confirmLabel={t('member.removeYes')}
        cancelLabel={t('shell:common.cancel')}
        pendingLabel={t('shell:common.sending')}
        closeLabel={t('shell:common.close')}
        errorText={remove.isError ? errorMessage(remove.error, t) : undefined}
        onConfirm={async () => void (await remove.mutateAsync())}
      />
    </>
  )
}
