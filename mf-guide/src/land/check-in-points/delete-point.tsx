import { paths } from '@sureda/contract/remote/paths'
import type { GuideCheckInPoint } from '@sureda/contract/schemas/guides/check-in-point'
import { errorMessage } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { useSession } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell'
import { Button } from '@sureda/ui/base'
import { ConfirmDialog } from '@sureda/ui/overlays'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { forgetEdits } from '../../shared/edit-drafts.ts'
import { deletePoint, refreshPoints } from './check-in-point-queries.ts'

/** Asks before deleting. Members who checked in there keep their points. */
export function DeletePoint({ point }: { point: GuideCheckInPoint }) {
  const { t } = useTranslation('guide')
  const online = useOnline()
  const navigate = useNavigate()
  const userId = useSession((state) => state.user?.id ?? '')
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => deletePoint(point.id),
    onSuccess: async () => {
      await forgetEdits(userId, `point:${point.id}`)
      shell().toast({ kind: 'success', text: t('point.deleted', { name: point.name }) })
      await navigate(paths.guideCheckInPoints(), { replace: true })
      await refreshPoints()
    },
  })
  return (
    <>
      <Button variant="quiet" icon="trash" isDisabled={!online} onPress={() => setAsking(true)}>
        {t('point.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('point.deleteTitle', { name: point.name })}
        text={t('point.deleteText', { count: point.visits })}
        confirmLabel={t('point.deleteYes')}
        cancelLabel={t('shell:common.cancel')}
        pendingLabel={t('shell:common.sending')}
        closeLabel={t('shell:common.close')}
        errorText={remove.isError ? errorMessage(remove.error, t) : undefined}
        onConfirm={async () => void (await remove.mutateAsync())}
      />
    </>
  )
}
