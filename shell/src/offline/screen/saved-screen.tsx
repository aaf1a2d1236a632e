import { useSession } from '@sureda/remote/session'
import { Banner, Section, Stack } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchFonts } from '../../boot/fetch-fonts.ts'
import { canStore } from '../app/can-store.ts'
import { SaveOfflineCard } from '../packs/save-offline-card.tsx'
import { usePacks } from '../packs/saved-packs.ts'
import { AppStatus } from './app-status.tsx'
import { InstallOffer } from './install-offer.tsx'
import { OfflinePicture } from './offline-picture.tsx'
import { SavedList } from './saved-list.tsx'
import { SeenList } from './seen-list.tsx'
import { StorageUse } from './storage-use.tsx'
import { WaitingList } from './waiting-list.tsx'

/** What opens offline on this phone, and how to save more. */
export function SavedScreen() {
  const { t } = useTranslation('shell')
  // on other screens the first part of a remote loads them
  useEffect(fetchFonts, [])
  const tenant = useSession((state) => state.tenant)
  const packs = usePacks((state) => state.packs)
  const saved = Object.values(packs).filter(({ state }) => state === 'saved')
  return (
    <Screen title={t('saved.title')} lead={t('saved.lead')}>
      <Stack gap={8}>
        <OfflinePicture
          hasMap={saved.some(({ kind }) => kind !== 'story-tour')}
          hasBook={saved.some(({ kind }) => kind !== 'route')}
          hasAcorn={saved.some(({ kind }) => kind === 'territory')}
        />
        <WaitingList />
        {canStore() ? (
          <Stack gap={4}>
            <AppStatus />
            {tenant?.known && <SaveOfflineCard kind="territory" id={tenant.id} title={tenant.name} />}
          </Stack>
        ) : (
          <Banner kind="warning">{t('saved.cannot')}</Banner>
        )}
        {canStore() && (
          <Section title={t('saved.saved')}>
            <SavedList />
            <StorageUse />
          </Section>
        )}
        <SeenList />
        {saved.length === 0 && <InstallOffer />}
      </Stack>
    </Screen>
  )
}
