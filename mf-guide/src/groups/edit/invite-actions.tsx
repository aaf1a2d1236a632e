import type { Group, GroupInvitation } from '@sureda/contract/schemas/guides/group'
import { shell } from '@sureda/remote/shell'
import { Button, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

interface InviteActionsProps {
  group: Group
  invitation: GroupInvitation
}

/** Buttons for the phone's share menu, where it has one, and the clipboard. */
export function InviteActions({ group, invitation }: InviteActionsProps) {
  const { t } = useTranslation('guide')
  const { url, code } = invitation
  const share = async () => {
    try {
      await navigator.share({ title: group.name, text: t('invite.message', { name: group.name, code }), url })
    } catch (error) {
      // closing the share menu is a choice, not a failure
      if (error instanceof DOMException && error.name === 'AbortError') return
      shell().toast({ kind: 'error', text: t('invite.shareFailed') })
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      shell().toast({ kind: 'success', text: t('shell:common.linkCopied') })
    } catch {
      shell().toast({ kind: 'error', text: t('invite.copyFailed', { code }) })
    }
  }
  const canShare = typeof navigator.share === 'function'
  return (
    <Stack gap={2}>
      {canShare && (
        <Button icon="share" isFullWidth onPress={() => void share()}>
          {t('invite.share')}
        </Button>
      )}
      <Button
        icon="copy"
        variant={canShare ? 'secondary' : 'primary'}
        isFullWidth
        onPress={() => void copy()}
      >
        {t('invite.copy')}
      </Button>
    </Stack>
  )
}
