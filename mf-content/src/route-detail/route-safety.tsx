import type { RouteDetail } from '@sureda/contract/route'
import { Disclosure } from '@sureda/ui/disclosure'
import type { IconName } from '@sureda/ui/icon'
import { LinkButton } from '@sureda/ui/link-button'
import { Section } from '@sureda/ui/section'
import { Stack } from '@sureda/ui/stack'
import { TextLink } from '@sureda/ui/text-link'
import { useTranslation } from 'react-i18next'
import { MarkList } from '../frame/mark-list.tsx'

/** How to come back safe: what to bring, what is asked, whom to call. */
export function RouteSafety({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  const lists: { title: string; items: readonly string[]; icon: IconName }[] = [
    { title: t('route.safety'), items: route.safety, icon: 'alert-triangle' },
    { title: t('route.bring'), items: route.what_to_bring, icon: 'check' },
    { title: t('route.tips'), items: route.tips, icon: 'sparkles' },
    {
      title: t('route.restrictions'),
      items: [...route.restrictions, ...route.access_restrictions, ...route.limitations],
      icon: 'lock',
    },
    { title: t('route.requirements'), items: route.special_requirements, icon: 'leaf' },
  ]
  const shown = lists.filter(({ items }) => items.length > 0)
  return (
    <>
      {shown.length > 0 && (
        <Section title={t('route.before')}>
          <div>
            {shown.map(({ title, items, icon }, index) => (
              <Disclosure key={title} title={title} icon={icon} defaultOpen={index === 0}>
                <MarkList items={items} icon={icon} />
              </Disclosure>
            ))}
          </div>
        </Section>
      )}
      {route.emergency_contact && (
        <LinkButton
          href={`tel:${route.emergency_contact.replaceAll(/[^+\d]/g, '')}`}
          variant="danger"
          icon="phone"
        >
          {t('route.emergency', { phone: route.emergency_contact })}
        </LinkButton>
      )}
      {route.useful_links.length > 0 && (
        <Section title={t('route.links')}>
          <Stack gap={1} align="start">
            {route.useful_links.map(({ label, url }) => (
              <TextLink
                key={url}
                href={url}
                icon="external-link"
                variant="standalone"
                target="_blank"
                rel="noopener noreferrer"
              >
                {label}
              </TextLink>
            ))}
          </Stack>
        </Section>
      )}
    </>
  )
}
