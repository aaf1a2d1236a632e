import { useFormat } from '@sureda/remote/format'
import {
  type OutboxItem,
  type OutboxKind,
  removeItem,
  useOutbox,
  useOutboxOwner,
} from '@sureda/remote/offline'
import { setFavorites, useSession, withoutQueuedFavorite } from '@sureda/remote/session'
import { IconButton, ListCard, Section, Stack } from '@sureda/ui/base'
import type { IconName } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'

const ICONS: Record<OutboxKind, IconName> = {
  favorite: 'heart',
  dismissal: 'bell',
  rating: 'star',
  'check-in': 'map-pin',
  'completed-route': 'flag',
  attendance: 'users',
  footprint: 'leaf',
  game: 'gamepad',
}

/** Queued actions: each can be withdrawn as long as it cannot have arrived. */
export function WaitingList() {
  const { t } = useTranslation('shell')
  const owner = useOutboxOwner()
  const all = useOutbox((state) => state.items)
  const items = all.filter((item) => item.userId === owner)
  if (items.length === 0) return null
  return (
    <Section title={t('outbox.title')}>
      <p>{t('outbox.intro')}</p>
      <Stack gap={3}>
        {items.map((item) => (
          <WaitingCard key={item.key} item={item} />
        ))}
      </Stack>
    </Section>
  )
}

function WaitingCard({ item }: { item: OutboxItem }) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const kind = t(`outbox.kind.${item.kind}`)
  const title = item.title ?? kind
  const ago = format.ago(item.at)
  return (
    <ListCard
      title={title}
      eyebrow={item.title ? kind : undefined}
      icon={ICONS[item.kind]}
      text={item.isTried ? t('outbox.underWay', { ago }) : ago}
      end={
        item.isTried ? undefined : (
          <IconButton
            icon="x"
            label={t('outbox.takeBack', { what: title })}
            onPress={() => void takeBack(item)}
          />
        )
      }
    />
  )
}

async function takeBack(item: OutboxItem): Promise<void> {
  if (item.kind === 'favorite') setFavorites(withoutQueuedFavorite(useSession.getState().favorites, item))
  await removeItem(item.key)
}
