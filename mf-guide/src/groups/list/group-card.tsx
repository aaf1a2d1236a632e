import { paths } from '@sureda/contract/remote/paths'
import type { Group } from '@sureda/contract/schemas/guides/group'
import { Badge, ListCard } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../shared/language-name.ts'
import { Faces } from '../form/faces.tsx'

interface GroupCardProps {
  group: Group
  isUnsaved: boolean
}

/** A group with its initials and how many of its people are listed. */
export function GroupCard({ group, isUnsaved }: GroupCardProps) {
  const { t } = useTranslation('guide')
  const { members, pets, number_of_people: places, preferred_language: language } = group
  return (
    <ListCard
      headingLevel={2}
      href={paths.guideEditGroup(group.id)}
      eyebrow={t(`groupType.${group.type}`)}
      title={group.name}
      meta={[
        { icon: 'users', text: t('groupList.people', { count: members.length, places }) },
        ...(pets.length > 0 ? [{ icon: 'dog' as const, text: pets.map((pet) => pet.name).join(', ') }] : []),
        ...(language ? [{ icon: 'languages' as const, text: languageName(language) }] : []),
      ]}
      badge={
        (members.length > 0 || isUnsaved) && (
          <>
            <Faces names={members.map((member) => member.name)} />
            {isUnsaved && <Badge tone="warning">{t('draft.title')}</Badge>}
          </>
        )
      }
    />
  )
}
