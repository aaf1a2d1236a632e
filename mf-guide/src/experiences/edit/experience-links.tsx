import { paths } from '@sureda/contract/remote/paths'
import type { GuideExperienceDetail } from '@sureda/contract/schemas/guides/guide-experience'
import { Button, Card, LinkButton, Section, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { guidePaths } from '../guide-paths.ts'

interface ExperienceLinksProps {
  experience: GuideExperienceDetail
  onRestaurant: () => void
}

/** What is saved apart from the page: time slots and restaurant; and a link to the page itself. */
export function ExperienceLinks({ experience, onRestaurant }: ExperienceLinksProps) {
  const { t } = useTranslation('guide')
  const { id, restaurant, status, has_time_slots: hasTimes } = experience
  return (
    <Stack gap={6}>
      <Section title={t('slots.title')}>
        <Card>
          <Stack gap={3}>
            <p>{hasTimes ? t('edit.timesText') : t('edit.noTimes')}</p>
            <LinkButton href={guidePaths.timeSlots(id)} variant="secondary" icon="calendar-days">
              {t('edit.openTimes')}
            </LinkButton>
          </Stack>
        </Card>
      </Section>
      <Section title={t('restaurant.title')}>
        <Card>
          <Stack gap={3}>
            <p>{restaurant ? restaurant.title : t('restaurant.none')}</p>
            <Button variant="secondary" icon="utensils" onPress={onRestaurant}>
              {restaurant ? t('restaurant.change') : t('restaurant.choose')}
            </Button>
          </Stack>
        </Card>
      </Section>
      {status === 'active' && (
        <LinkButton href={paths.experience(id)} variant="quiet" icon="eye">
          {t('edit.seePage')}
        </LinkButton>
      )}
    </Stack>
  )
}
