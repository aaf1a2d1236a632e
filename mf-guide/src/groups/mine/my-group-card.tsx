import { paths } from '@sureda/contract/remote/paths'
import type { UserGroup } from '@sureda/contract/schemas/members/user'
import { Avatar, Badge, Button, Card, LinkButton } from '@sureda/ui/base'
import { Icon } from '@sureda/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { telHref } from '../../shared/tel.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import css from './my-group-card.module.css'

/** One of the member's groups: people, guide, and whether the member may book for it. */
export function MyGroupCard({ group }: { group: UserGroup }) {
  const { t } = useTranslation('guide')
  const [isLeaving, setLeaving] = useState(false)
  const titleId = `group-${group.id}`
  const { guide, members, pets } = group
  return (
    <Card as="article" className={css.card} aria-labelledby={titleId}>
      <div>
        <p className={css.kind}>{t(`groupType.${group.type}`)}</p>
        <h2 className={css.name} id={titleId}>
          {group.name}
        </h2>
        {group.description && <p className={css.text}>{group.description}</p>}
      </div>
      <div className={css.guide}>
        <p>
          <span className={css.label}>{t('mine.guide')}</span>
          {guide.name}
        </p>
        {guide.phone && (
          <LinkButton
            variant="secondary"
            size="small"
            icon="phone"
            href={telHref(guide.phone)}
            aria-label={t('card.callName', { name: guide.name })}
          >
            {t('card.call')}
          </LinkButton>
        )}
      </div>
      <ul className={css.people} aria-label={t('people.title')}>
        {members.map((member, index) => (
          <li key={`${index} ${member.name}`}>
            <Avatar name={member.name} size="small" />
            <span>{member.is_me ? t('mine.me', { name: member.name }) : member.name}</span>
            {member.role !== 'none' && <Badge>{t(`role.${member.role}`)}</Badge>}
          </li>
        ))}
        {pets.map((name, index) => (
          <li key={`${index} ${name}`}>
            <span className={css.pet}>
              <Icon name="dog" size="small" />
            </span>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      {group.can_book ? (
        <>
          <p className={css.text}>{t('mine.canBook')}</p>
          <LinkButton href={paths.experiences()} icon="compass" isFullWidth>
            {t('mine.toExperiences')}
          </LinkButton>
        </>
      ) : (
        <p className={css.text}>{t('mine.cannotBook')}</p>
      )}
      <Button variant="quiet" icon="log-out" isFullWidth onPress={() => setLeaving(true)}>
        {t('leave.open')}
      </Button>
      <LeaveDialog group={group} isOpen={isLeaving} onOpenChange={setLeaving} />
    </Card>
  )
}
