import type { GroupMember } from '@sureda/contract/schemas/guides/group'
import { Avatar, Badge, IconButton, ListCard } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { telHref } from '../../shared/tel.ts'

interface MemberCardProps {
  member: GroupMember
  onPress: () => void
}

/** A member with name, role and one tap to call. */
export function MemberCard({ member, onPress }: MemberCardProps) {
  const { t } = useTranslation('guide')
  const { name, role, phone, age, joined, notes } = member
  const ageText = age === null ? undefined : t('member.ageOf', { count: age })
  return (
    <ListCard
      start={<Avatar name={name} />}
      title={name}
      eyebrow={role === 'none' ? undefined : t(`role.${role}`)}
      text={[ageText, notes].filter(Boolean).join(' · ') || undefined}
      badge={
        joined && (
          <Badge tone="success" icon="check">
            {t('member.joined')}
          </Badge>
        )
      }
      onPress={onPress}
      end={
        phone && (
          <IconButton
            icon="phone"
            variant="solid"
            href={telHref(phone)}
            label={t('card.callName', { name })}
          />
        )
      }
    />
  )
}
