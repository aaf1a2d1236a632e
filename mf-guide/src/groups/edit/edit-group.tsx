import type { Group } from '@sureda/contract/schemas/guides/group'
import { useOnline } from '@sureda/remote/device'
import { Banner, Button, Section, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import type { GroupDraft } from '../group-drafts.ts'
import { GroupDetails } from './group-details.tsx'
import { GroupPeople } from './group-people.tsx'
import { GroupSheets } from './group-sheets.tsx'
import { useGroupSheet } from './use-group-sheet.ts'

interface EditGroupProps {
  group: Group
  userId: string
  draft: GroupDraft | undefined
}

/** The people of the group first, its details below. */
export function EditGroup({ group, userId, draft }: EditGroupProps) {
  const { t } = useTranslation('guide')
  const online = useOnline()
  const sheet = useGroupSheet()
  return (
    <Stack gap={8}>
      {!online && <Banner kind="info">{t('editGroup.offline')}</Banner>}
      <GroupPeople group={group} onSheet={sheet.open} />
      <Section title={t('editGroup.details')}>
        <GroupDetails group={group} userId={userId} draft={draft} />
      </Section>
      <Button
        variant="quiet"
        icon="trash"
        isFullWidth
        isDisabled={!online}
        onPress={() => sheet.open('delete')}
      >
        {t('deleteGroup.open')}
      </Button>
      <GroupSheets group={group} userId={userId} sheet={sheet} />
    </Stack>
  )
}
