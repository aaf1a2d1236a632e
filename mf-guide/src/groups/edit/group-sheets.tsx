import type { Group } from '@sureda/contract/schemas/guides/group'
import { lazySheet } from '@sureda/remote/ui'
import { type GroupSheetState, NEW } from './use-group-sheet.ts'

const MemberSheet = lazySheet(() => import('./member-sheet.tsx'))
const PetSheet = lazySheet(() => import('./pet-sheet.tsx'))
const InviteSheet = lazySheet(() => import('./invite-sheet.tsx'))
const DeleteDialog = lazySheet(() => import('./delete-dialog.tsx'))

interface GroupSheetsProps {
  group: Group
  userId: string
  sheet: GroupSheetState
}

/** The sheet that the address names. An id that is not in the group opens nothing. */
export function GroupSheets({ group, userId, sheet }: GroupSheetsProps) {
  const { name, of, close } = sheet
  const member = group.members.find(({ id }) => id === of)
  const pet = group.pets[Number(of)]
  return (
    <>
      {name === 'member' && (member || of === NEW) && (
        <MemberSheet key={of} group={group} member={member} onClose={close} />
      )}
      {name === 'pet' && group.type === 'pets' && (pet || of === NEW) && (
        <PetSheet key={of} group={group} index={pet ? Number(of) : undefined} onClose={close} />
      )}
      {name === 'invite' && <InviteSheet group={group} onClose={close} />}
      {name === 'delete' && <DeleteDialog group={group} userId={userId} onClose={close} />}
    </>
  )
}
