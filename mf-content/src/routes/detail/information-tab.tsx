import { paths } from '@sureda/contract/remote/paths'
import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { shell } from '@sureda/remote/shell'
import { Disclosure, LinkButton, Section, Stack } from '@sureda/ui/base'
import type { IconName } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { MarkList } from '../../shared/detail/mark-list.tsx'

/** Safety: what to know, what to bring, what is not allowed, and the emergency number. */
export function InformationTab({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  const lists: { title: string; items: readonly string[]; icon: IconName }[] = [
    { title: t('route.safety'), items: route.safety, icon: 'shield' },
    { title: t('route.bring'), items: route.what_to_bring, icon: 'package' },
    { title: t('route.tips'), items: route.tips, icon: 'sparkles' },
    { title: t('route.accessRestrictions'), items: route.access_restrictions, icon: 'lock' },
    { title: t('route.restrictions'), items: route.restrictions, icon: 'circle-x' },
    { title: t('route.limitations'), items: route.limitations, icon: 'info' },
    { title: t('route.requirements'), items: route.special_requirements, icon: 'key' },
  ]
  const shown = lists.filter(({ items }) => items.length > 0)
  return (
    <Stack gap={6}>
      <Section title={t('route.before')}>
        {shown.length === 0 && <p>{t('route.nothingSpecial')}</p>}
        <div>
          {shown.map(({ title, items, icon }, index) => (
            <Disclosure
              key={title}
              title={title}
              icon={icon}
              note={String(items.length)}
              // what to know and what to bring are open, because they concern every walker
              defaultOpen={index < 2}
            >
              <MarkList items={items} icon={items === route.what_to_bring ? 'check' : icon} />
            </Disclosure>
          ))}
        </div>
      </Section>
      <Section title={t('route.emergencies')}>
        <p>{t('route.emergencyText')}</p>
        <Stack gap={3}>
          {route.emergency_contact && (
            <LinkButton
              href={`tel:${route.emergency_contact.replaceAll(/[^+\d]/g, '')}`}
              variant="danger"
              size="large"
              icon="phone"
              isFullWidth
            >
              {t('route.emergency', { phone: route.emergency_contact })}
            </LinkButton>
          )}
          {shell().canOpen(paths.safety()) && (
            <LinkButton href={paths.safety(route.id)} variant="secondary" icon="locate" isFullWidth>
              {t('route.whereAmI')}
            </LinkButton>
          )}
        </Stack>
      </Section>
    </Stack>
  )
}
