import { PETS_MAX } from '@sureda/contract/rules/limits'
import type { Group } from '@sureda/contract/schemas/guides/group'
import { useOnline } from '@sureda/remote/device'
import { Button, CardList, ListCard, Section, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './group-people.module.css'
import { MemberCard } from './member-card.tsx'
import { type GroupSheetState, NEW } from './use-group-sheet.ts'

interface GroupPeopleProps {
  group: Group
  onSheet: GroupSheetState['open']
}

/** The people and animals of a group. */
export function GroupPeople({ group, onSheet }: GroupPeopleProps) {
  const { t } = useTranslation('guide')
  const online = useOnline()
  const { members, pets, number_of_people: places, type } = group
  const free = places - members.length
  return (
    <Section title={t('people.title')}>
      <Stack gap={4}>
        <p className={css.count}>
          {free > 0
            ? t('people.count', { count: members.length, places })
            : t('people.full', { count: members.length })}
        </p>
        {members.length + pets.length > 0 && (
          <CardList label={t('people.title')}>
            {members.map((member) => (
              <MemberCard key={member.id} member={member} onPress={() => onSheet('member', member.id)} />
            ))}
            {pets.map((pet, index) => (
              <ListCard
                key={index}
                icon="dog"
                title={pet.name}
                eyebrow={t('pet.eyebrow')}
                text={
                  [pet.breed, pet.size && t(`petSize.${pet.size}`)].filter(Boolean).join(' · ') || undefined
                }
                onPress={() => onSheet('pet', String(index))}
              />
            ))}
          </CardList>
        )}
        <div className={css.actions}>
          {/* members listed with an e-mail join by the link, also when the group is full */}
          <Button icon="share" isDisabled={!online} onPress={() => onSheet('invite')}>
            {t('people.invite')}
          </Button>
          <Button
            variant="secondary"
            icon="plus"
            isDisabled={!online || free <= 0}
            onPress={() => onSheet('member', NEW)}
          >
            {t('people.add')}
          </Button>
          {type === 'pets' && (
            <Button
              variant="secondary"
              icon="dog"
              isDisabled={!online || pets.length >= PETS_MAX}
              onPress={() => onSheet('pet', NEW)}
            >
              {t('people.addPet')}
            </Button>
          )}
        </div>
      </Stack>
    </Section>
  )
}
