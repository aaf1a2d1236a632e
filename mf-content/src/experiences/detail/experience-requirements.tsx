import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { Section } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { MarkList } from '../../shared/detail/mark-list.tsx'

/** Included, not included, and requirements. An empty list has no heading. */
export function ExperienceRequirements({ experience }: { experience: ExperienceDetail }) {
  const { t } = useTranslation('content')
  const { included, notIncluded, requirements } = experience
  return (
    <>
      {included.length > 0 && (
        <Section title={t('experience.included')}>
          <MarkList items={included} icon="check" />
        </Section>
      )}
      {notIncluded.length > 0 && (
        <Section title={t('experience.notIncluded')}>
          <MarkList items={notIncluded} icon="x" tone="muted" />
        </Section>
      )}
      {requirements.length > 0 && (
        <Section title={t('experience.requirements')}>
          <MarkList items={requirements} icon="leaf" tone="primary" />
        </Section>
      )}
    </>
  )
}
