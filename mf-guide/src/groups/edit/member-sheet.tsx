import { GROUP_ROLES } from '@sureda/contract/codes/enums'
import { PHONE_PASTED_MAX } from '@sureda/contract/rules/limits'
import type { Group, GroupMember, GroupMemberBody } from '@sureda/contract/schemas/guides/group'
import { useIdempotencyKey } from '@sureda/remote/api'
import { formFault, NumberField } from '@sureda/remote/forms'
import { FormSheet } from '@sureda/remote/unsaved'
import { Button, Stack } from '@sureda/ui/base'
import { RadioGroup } from '@sureda/ui/choice'
import { Form, TextArea, TextField } from '@sureda/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addMember, saveMember } from '../group-queries.ts'
import { MemberRemoval } from './member-removal.tsx'
import { useGroupChange } from './use-group-change.ts'

interface MemberSheetProps {
  group: Group
  /** Undefined for a new member. */
  member: GroupMember | undefined
  onClose: () => void
}

function readBody(data: FormData, age: number | null): GroupMemberBody {
  const text = (name: string) => String(data.get(name) ?? '').trim() || null
  const role = GROUP_ROLES.find((one) => one === data.get('role'))
  return {
    name: text('name'),
    role: role ?? 'none',
    phone: text('phone'),
    email: text('email'),
    age,
    notes: text('notes'),
  }
}

/** The form of one member: nothing is required, not even a name. */
export default function MemberSheet({ group, member, onClose }: MemberSheetProps) {
  const { t } = useTranslation('guide')
  const keyOf = useIdempotencyKey()
  const save = useGroupChange<{ body: GroupMemberBody; key: string }>({
    send: ({ body, key }) => (member ? saveMember(group.id, member, body) : addMember(group.id, body, key)),
    done: ({ body }) => t('member.saved', { name: body.name ?? t('member.unnamed') }),
    onDone: onClose,
  })
  const submit = (body: GroupMemberBody) => save.mutate({ body, key: keyOf(body) })
  const optionalText = t('shell:common.optional')
  const [age, setAge] = useState(member?.age ?? null)
  return (
    <FormSheet title={member ? member.name : t('member.new')} onClose={onClose} unsaved="typed">
      <Form
        onSubmit={(data) => submit(readBody(data, age))}
        isBusy={save.isPending}
        fault={formFault(save.error, t, { title: t('error.memberSave') })}
        messages={{ typeMismatch: t('member.emailInvalid') }}
      >
        <Stack gap={5}>
          <TextField
            label={t('shell:common.name')}
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
            label={t('shell:common.phone')}
            name="phone"
            type="tel"
            maxLength={PHONE_PASTED_MAX}
            optionalText={optionalText}
            defaultValue={member?.phone ?? ''}
          />
          <TextField
            label={t('shell:common.email')}
            name="email"
            type="email"
            maxLength={254}
            optionalText={optionalText}
            description={t('member.emailText')}
            defaultValue={member?.email ?? ''}
          />
          <NumberField
            label={t('member.age')}
            name="age"
            min={0}
            max={130}
            mayBeEmpty
            optionalText={optionalText}
            value={age}
            onChange={setAge}
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
    </FormSheet>
  )
}
