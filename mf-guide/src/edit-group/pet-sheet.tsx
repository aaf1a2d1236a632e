import { PET_SIZES } from '@sureda/contract/enums'
import type { Group, GroupBody } from '@sureda/contract/group'
import { errorMessage } from '@sureda/remote/error-message'
import { Banner } from '@sureda/ui/banner'
import { BottomSheet } from '@sureda/ui/bottom-sheet'
import { Button } from '@sureda/ui/button'
import { Form } from '@sureda/ui/form'
import { Select } from '@sureda/ui/select'
import { Stack } from '@sureda/ui/stack'
import { TextArea } from '@sureda/ui/text-area'
import { TextField } from '@sureda/ui/text-field'
import { useTranslation } from 'react-i18next'
import { bodyOf, formOf } from '../domain/group-form.ts'
import { useFormErrors } from '../group-form/use-form-errors.ts'
import { saveGroup } from '../queries/group-queries.ts'
import { useGroupChange } from './use-group-change.ts'

interface PetSheetProps {
  group: Group
  /** Its place in the list; undefined: a new one. */
  index: number | undefined
  onClose: () => void
}
type PetBody = NonNullable<GroupBody['pets']>[number]
interface PetChange {
  name: string
  pets: PetBody[]
}

function readPet(data: FormData): PetBody {
  const text = (name: string) => String(data.get(name) ?? '').trim() || null
  const age = text('age')
  return {
    name: text('name') ?? '',
    breed: text('breed'),
    size: PET_SIZES.find((size) => size === data.get('size')) ?? null,
    age: age === null ? null : Number(age),
    notes: text('notes'),
  }
}

/** An animal that comes along. It is saved with the group it belongs to, of the version that is shown. */
export default function PetSheet({ group, index, onClose }: PetSheetProps) {
  // the form takes new messages as a new refusal: they must be the same ones while nothing was sent
  'use memo'
  const { t } = useTranslation('guide')
  const pet = index === undefined ? undefined : group.pets[index]
  const others = group.pets.filter((_pet, place) => place !== index)
  const save = useGroupChange<PetChange>({
    send: ({ pets }) => saveGroup(group.id, group.version, { ...bodyOf(formOf(group)), pets }),
    done: ({ name, pets }) => t(pets.length < group.pets.length ? 'pet.removed' : 'pet.saved', { name }),
    onDone: onClose,
  })
  const errors = useFormErrors(save.error)
  const optionalText = t('shell:common.optional')
  const send = (data: FormData) => {
    const now = readPet(data)
    const pets: PetBody[] = group.pets.map((one, place) => (place === index ? now : one))
    if (index === undefined) pets.push(now)
    save.mutate({ name: now.name, pets })
  }
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      heights={['full']}
      title={pet ? pet.name : t('pet.new')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('sheet.expand')}
      collapseLabel={t('sheet.collapse')}
    >
      <Form
        onSubmit={send}
        isBusy={save.isPending}
        messages={{ valueMissing: t('pet.nameMissing'), patternMismatch: t('pet.ageInvalid') }}
        summary={
          save.isError && (
            <Banner kind="danger" title={t('error.groupSave')} isLive>
              {errors.isGeneral ? errorMessage(save.error, t) : Object.values(errors.byField).join(' ')}
            </Banner>
          )
        }
      >
        <Stack gap={5}>
          <TextField
            label={t('pet.name')}
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
          <TextField
            label={t('pet.age')}
            name="age"
            inputMode="numeric"
            pattern="[0-9]|[1-3][0-9]|40"
            maxLength={2}
            optionalText={optionalText}
            defaultValue={pet?.age?.toString() ?? ''}
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
    </BottomSheet>
  )
}
