import { paths } from '@sureda/contract/remote/paths'
import { useIdempotencyKey } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { formFault } from '@sureda/remote/forms'
import { shell } from '@sureda/remote/shell'
import { Banner, Button, Stack } from '@sureda/ui/base'
import { Form } from '@sureda/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DraftNotice } from '../form/draft-notice.tsx'
import { GroupFields } from '../form/group-fields.tsx'
import { useGroupDraft } from '../form/use-group-draft.ts'
import { type GroupDraft, NEW_GROUP } from '../group-drafts.ts'
import { bodyOf, EMPTY_FORM } from '../group-form.ts'
import { createGroup, putGroup, refreshGroups } from '../group-queries.ts'

interface NewGroupFormProps {
  userId: string
  draft: GroupDraft | undefined
}

export function NewGroupForm({ userId, draft }: NewGroupFormProps) {
  const { t } = useTranslation('guide')
  const navigate = useNavigate()
  const online = useOnline()
  const keyOf = useIdempotencyKey()
  const [found, setFound] = useState(draft)
  const { form, change, settle } = useGroupDraft({
    userId,
    subject: NEW_GROUP,
    saved: EMPTY_FORM,
    version: 0,
    draft,
  })
  const make = useMutation({
    mutationFn: () => {
      const body = bodyOf(form)
      return createGroup(body, keyOf(body))
    },
    onSuccess: async (group) => {
      settle(EMPTY_FORM, 0)
      putGroup(group)
      shell().toast({ kind: 'success', text: t('newGroup.done', { name: group.name }) })
      await navigate(paths.guideEditGroup(group.id), { replace: true })
      await refreshGroups()
    },
  })
  return (
    <Form
      onSubmit={() => make.mutate()}
      isBusy={make.isPending}
      fault={formFault(make.error, t, { title: t('error.groupSave') })}
      messages={{ valueMissing: t('groupForm.nameMissing') }}
      summary={
        <>
          {found && (
            <DraftNotice
              savedAt={found.savedAt}
              onDiscard={() => {
                settle(EMPTY_FORM, 0)
                setFound(undefined)
              }}
            />
          )}
          {!online && <Banner kind="info">{t('groupForm.offline')}</Banner>}
        </>
      }
    >
      <Stack gap={5}>
        <GroupFields form={form} onChange={change} />
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={make.isPending}
          pendingLabel={t('groupForm.saving')}
        >
          {t('newGroup.create')}
        </Button>
      </Stack>
    </Form>
  )
}
