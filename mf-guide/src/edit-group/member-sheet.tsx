import { GROUP_ROLES } from '@sureda/contract/enums'
import type { Group, GroupMember, GroupMemberBody } from '@sureda/contract/group'
import { errorMessage } from '@sureda/remote/error-message'
import { useIdempotencyKey } from '@sureda/remote/use-idempotency-key'
import { Banner } from '@sureda/ui/banner'
import { BottomSheet } from '@sureda/ui/bottom-sheet'
import { Button } from '@sureda/ui/button'
import { Form } from '@sureda/ui/form'
import { RadioGroup } from '@sureda/ui/radio-group'
import { Stack } from '@sureda/ui/stack'
import { TextArea } from '@sureda/ui/text-area'
import { TextField } from '@sureda/ui/text-field'
import { useTranslation } from 'react-i18next'
import { useFormErrors } from '../group-form/use-form-errors.ts'
import { addMember, saveMember } from '../queries/group-queries.ts'
import { MemberRemoval } from './member-removal.tsx'
import { useGroupChange } from './use-group-change.ts'

interface MemberSheetProps {
  group: Group
  /** Undefined: somebody new. */
  member: GroupMember | undefined
  onClose: () => void
}

function readBody(data: FormData): GroupMemberBody {
  const text = (name: string) => String(data.get(name) ?? '').trim() || null
  const age = text('age')
  const role = GROUP_ROLES.find((one) => one === data.get('role'))
  return {
    name: text('name'),
    role: role ?? 'none',
    phone: text('phone'),
    email: text('email'),
    age: age === null ? null : Number(age),
    notes: text('notes'),
  }
}

/** One person of the group: nothing is required, not even a name. */
export default function MemberSheet({ group, member, onClose }: MemberSheetProps) {
  // the form takes new messages as a new refusal: they must be the same ones while nothing was sent
  'use memo'
  const { t } = useTranslation('guide')
  const keyOf = useIdempotencyKey()
  const save = useGroupChange<{ body: GroupMemberBody; key: string }>({
    send: ({ body, key }) => (member ? saveMember(group.id, member, body) : addMember(group.id, body, key)),
    done: ({ body }) => t('member.saved', { name: body.name ?? t('member.somebody') }),
    onDone: onClose,
  })
  const submit = (body: GroupMemberBody) => save.mutate({ body, key: keyOf(body) })
  const errors = useFormErrors(save.error)
  const optionalText = t('shell:common.optional')
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      heights={['full']}
      title={member ? member.name : t('member.new')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('sheet.expand')}
      collapseLabel={t('sheet.collapse')}
    >
      <Form
        onSubmit={(data) => submit(readBody(data))}
        isBusy={save.isPending}
        validationErrors={errors.byField}
        messages={{ typeMismatch: t('member.emailInvalid') }}
        summary={
          errors.isGeneral && (
            <Banner kind="danger" title={t('error.memberSave')} isLive>
              {errorMessage(save.error, t)}
            </Banner>
          )
        }
      >
        <Stack gap={5}>
          <TextField
            label={t('member.name')}
            name="name"
            maxLength={120}
            optionalText={optionalText}
            description={member ? undefined : t('member.nameText')}
            defaultValue={member?.unnamed ? '' : (member?.name ?? '')}
          />
          <RadioGroup
            label={t('member.role')}
            name="role"
            options={GROUP_ROLES.map((value) => ({
              value,
              label: t(`role.${value}`),
              description: t(`role.${value}Text`),
            }))}
            defaultValue={member?.role ?? 'participant'}
          />
          <TextField
            label={t('member.phone')}
            name="phone"
            type="tel"
            maxLength={40}
            optionalText={optionalText}
            defaultValue={member?.phone ?? ''}
          />
          <TextField
            label={t('member.email')}
            name="email"
            type="email"
            maxLength={254}
            optionalText={optionalText}
            description={t('member.emailText')}
            defaultValue={member?.email ?? ''}
          />
          <TextField
            label={t('member.age')}
            name="age"
            inputMode="numeric"
            pattern="[0-9]{1,3}"
            maxLength={3}
            messages={{ patternMismatch: t('member.ageInvalid') }}
            optionalText={optionalText}
            defaultValue={member?.age?.toString() ?? ''}
          />
          <TextArea
            label={t('member.notes')}
            name="notes"
            rows={2}
            maxLength={1000}
            optionalText={optionalText}
            description={t('member.notesText')}
            defaultValue={member?.notes ?? ''}
          />
          <Button
            type="submit"
            size="large"
            isFullWidth
            isPending={save.isPending}
            pendingLabel={t('groupForm.saving')}
          >
            {member ? t('shell:common.save') : t('member.add')}
          </Button>
          {member && <MemberRemoval group={group} member={member} onDone={onClose} />}
        </Stack>
      </Form>
    </BottomSheet>
  )
}
