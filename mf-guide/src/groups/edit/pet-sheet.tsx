import { PET_SIZES } from '@sureda/contract/codes/enums'
import type { Group, GroupBody } from '@sureda/contract/schemas/guides/group'
import { formFault, NumberField } from '@sureda/remote/forms'
import { FormSheet } from '@sureda/remote/unsaved'
import { Button, Stack } from '@sureda/ui/base'
import { Select } from '@sureda/ui/choice'
import { Form, TextArea, TextField } from '@sureda/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bodyOf, formOf } from '../group-form.ts'
import { saveGroup } from '../group-queries.ts'
import { useGroupChange } from './use-group-change.ts'

interface PetSheetProps {
  group: Group
  /** Index of the animal in the list; undefined for a new one. */
  index: number | undefined
  onClose: () => void
}
type PetBody = NonNullable<GroupBody['pets']>[number]
interface PetChange {
  name: string
  pets: PetBody[]
}

function readPet(data: FormData, age: number | null): PetBody {
  const text = (name: string) => String(data.get(name) ?? '').trim() || null
  return {
    name: text('name') ?? '',
    breed: text('breed'),
    size: PET_SIZES.find((size) => size === data.get('size')) ?? null,
    age,
    notes: text('notes'),
  }
}

/** The form of an animal of the group. It is saved with the group, on the version that is shown. */
export default function PetSheet({ group, index, onClose }: PetSheetProps) {
  const { t } = useTranslation('guide')
  const pet = index === undefined ? undefined : group.pets[index]
  const others = group.pets.filter((_pet, place) => place !== index)
  const save = useGroupChange<PetChange>({
    send: ({ pets }) => saveGroup(group.id, group.version, { ...bodyOf(formOf(group)), pets }),
    done: ({ name, pets }) => t(pets.length < group.pets.length ? 'pet.removed' : 'pet.saved', { name }),
    onDone: onClose,
  })
  const optionalText = t('shell:common.optional')
  const [age, setAge] = useState(pet?.age ?? null)
  const send = (data: FormData) => {
    const now = readPet(data, age)
    const pets: PetBody[] = group.pets.map((one, place) => (place === index ? now : one))
    if (index === undefined) pets.push(now)
    save.mutate({ name: now.name, pets })
  }
  return (
    <FormSheet title={pet ? pet.name : t('pet.new')} onClose={onClose} unsaved="typed">
      <Form
        onSubmit={send}
        isBusy={save.isPending}
        messages={{ valueMissing: t('pet.nameMissing') }}
        fault={formFault(save.error, t, {
          title: t('error.groupSave'),
          within: `pets.${index ?? group.pets.length}.`,
        })}
      >
        <Stack gap={5}>
          <TextField
            label={t('shell:common.name')}
            name="name"
            maxLength={60}
            isRequired
            defaultValue={pet?.name ?? ''}
          />
          <TextField
            label={t('pet.breed')}
            name="breed"
            maxLength={60}
            optionalText={optionalText}
            defaultValue={pet?.breed ?? ''}
          />
          <Select
            label={t('pet.size')}
            name="size"
            placeholder={t('groupForm.unknown')}
            options={PET_SIZES.map((value) => ({ value, label: t(`petSize.${value}`) }))}
            defaultValue={pet?.size ?? ''}
          />
          <NumberField
            label={t('pet.age')}
            name="age"
            min={0}
            max={40}
            mayBeEmpty
            optionalText={optionalText}
            value={age}
            onChange={setAge}
          />
          <TextArea
            label={t('pet.notes')}
            name="notes"
            rows={2}
            maxLength={500}
            optionalText={optionalText}
            defaultValue={pet?.notes ?? ''}
          />
          <Button
            type="submit"
            size="large"
            isFullWidth
            isPending={save.isPending}
            pendingLabel={t('groupForm.saving')}
          >
            {pet ? t('shell:common.save') : t('pet.add')}
          </Button>
          {pet && (
            <Button
              variant="quiet"
              icon="trash"
              isFullWidth
              isDisabled={save.isPending}
              onPress={() => save.mutate({ name: pet.name, pets: others })}
            >
              {t('pet.remove')}
            </Button>
          )}
        </Stack>
      </Form>
    </FormSheet>
  )
}
