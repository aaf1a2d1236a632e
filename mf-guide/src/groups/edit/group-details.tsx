import { problemData } from '@sureda/contract/calls/problem-data'
import type { Group } from '@sureda/contract/schemas/guides/group'
import { useOnline } from '@sureda/remote/device'
import { formFault } from '@sureda/remote/forms'
import { shell } from '@sureda/remote/shell'
import { Button, Stack } from '@sureda/ui/base'
import { Form } from '@sureda/ui/forms'
import { StickyBar } from '@sureda/ui/frame'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNotice } from '../form/draft-notice.tsx'
import { GroupFields } from '../form/group-fields.tsx'
import { useGroupDraft } from '../form/use-group-draft.ts'
import type { GroupDraft } from '../group-drafts.ts'
import { bodyOf, differences, formOf } from '../group-form.ts'
import { putGroup, refreshGroups, saveGroup } from '../group-queries.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import css from './group-details.module.css'

interface GroupDetailsProps {
  group: Group
  userId: string
  draft: GroupDraft | undefined
}

const theirsOf = (error: Error | null): Group | undefined => problemData(error, 'stale_group')?.group

/** The details of the group. No input is lost: not without network, not by leaving the page, not by a 412. */
export function GroupDetails({ group, userId, draft }: GroupDetailsProps) {
  const { t } = useTranslation('guide')
  const online = useOnline()
  const [found, setFound] = useState(draft)
  const { form, base, isDirty, change, settle } = useGroupDraft({
    userId,
    subject: group.id,
    saved: formOf(group),
    version: group.version,
    draft,
  })
  const save = useMutation({
    mutationFn: (version: number) => saveGroup(group.id, version, bodyOf(form)),
    onSuccess: async (now) => {
      settle(formOf(now), now.version)
      setFound(undefined)
      putGroup(now)
      shell().toast({ kind: 'success', text: t('groupForm.saved', { name: now.name }) })
      await refreshGroups()
    },
    onError: (error) => {
      const now = theirsOf(error)
      // another phone has saved the same input: nothing to choose
      if (now && differences(form, formOf(now)).length === 0) takeBack(now)
    },
  })
  const theirs = theirsOf(save.error)
  function takeBack(now: Group) {
    settle(formOf(now), now.version)
    setFound(undefined)
    putGroup(now)
    save.reset()
  }
  return (
    <Form
      onSubmit={() => save.mutate(base)}
      isBusy={save.isPending}
      fault={theirs ? null : formFault(save.error, t, { title: t('error.groupSave') })}
      messages={{ valueMissing: t('groupForm.nameMissing') }}
      summary={found && isDirty && <DraftNotice savedAt={found.savedAt} onDiscard={() => takeBack(group)} />}
    >
      <Stack gap={5}>
        <GroupFields
          form={form}
          onChange={change}
          peopleMin={group.members.length}
          pets={group.pets.length}
        />
        <StickyBar className={isDirty ? css.bar : undefined} isOpen={isDirty}>
          {isDirty && (
            <p className={css.note} role="status">
              {online ? t('groupForm.unsaved') : t('groupForm.offline')}
            </p>
          )}
          <Button
            type="submit"
            size="large"
            isFullWidth
            isDisabled={!isDirty}
            isPending={save.isPending}
            pendingLabel={t('groupForm.saving')}
          >
            {t('shell:common.save')}
          </Button>
        </StickyBar>
      </Stack>
      {theirs && (
        <ConflictDialog
          mine={form}
          theirs={theirs}
          onTakeTheirs={() => takeBack(theirs)}
          onKeepMine={() => save.mutate(theirs.version)}
          onLater={() => save.reset()}
          isSaving={save.isPending}
        />
      )}
    </Form>
  )
}
