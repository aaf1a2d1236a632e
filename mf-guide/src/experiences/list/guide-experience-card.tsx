import { paths } from '@sureda/contract/remote/paths'
import type { GuideExperience } from '@sureda/contract/schemas/guides/guide'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { Badge, type BadgeProps, LinkButton, ListCard } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { guidePaths } from '../guide-paths.ts'
import css from './guide-experience-card.module.css'

const TONES: Record<GuideExperience['status'], BadgeProps['tone']> = {
  active: 'success',
  inactive: 'neutral',
  draft: 'info',
  pending: 'warning',
}

/** One of the guide's experiences. Only those that visitors can see link to their page. */
export function GuideExperienceCard({ experience }: { experience: GuideExperience }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const { status, capacity, pending_reservations: pending, upcoming_reservations: upcoming } = experience
  // accommodation has no time slots
  const places =
    experience.type === 'hotel'
      ? t('experiences.sleeps', { people: capacity })
      : t('experiences.places', { count: capacity })
  return (
    <div className={css.card}>
      <ListCard
        headingLevel={2}
        href={status === 'active' ? paths.experience(experience.id) : undefined}
        picture={pictureOf(experience, 'thumb', { alt: '' })}
        eyebrow={`${t(`type.${experience.type}`)} · ${experience.locationName}`}
        title={experience.title}
        badge={<Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>}
        text={
          pending > 0
            ? t('experiences.waiting', { count: pending })
            : upcoming > 0
              ? t('experiences.upcoming', { count: upcoming })
              : t('experiences.noneBooked')
        }
        meta={[
          { icon: 'users', text: places },
          ...(experience.duration
            ? [{ icon: 'clock' as const, text: format.duration(experience.duration) }]
            : []),
          ...(experience.price === null
            ? []
            : [
                {
                  icon: 'euro' as const,
                  text: experience.price === 0 ? t('shell:common.free') : format.money(experience.price),
                },
              ]),
        ]}
      />
      <div className={css.actions}>
        <LinkButton
          variant="secondary"
          size="small"
          icon="edit"
          href={guidePaths.editExperience(experience.id)}
          aria-label={t('edit.openOf', { title: experience.title })}
        >
          {t('edit.open')}
        </LinkButton>
        <LinkButton
          variant="secondary"
          size="small"
          icon="calendar-days"
          href={guidePaths.timeSlots(experience.id)}
          aria-label={t('edit.timesOf', { title: experience.title })}
        >
          {t('edit.times')}
        </LinkButton>
      </div>
    </div>
  )
}
