import { paths } from '@sureda/contract/remote/paths'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import { useSession } from '@sureda/remote/session'
import { defineScreen, shell } from '@sureda/remote/shell'
import { Avatar, Button, CardList, ListCard, Motif, TextLink } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DeletionBanner } from '../account/deletion-banner.tsx'
import { profileQueries } from '../shared/profile-queries.ts'
import { rewardQueries } from '../shared/reward-queries.ts'
import { NextAndLevel } from './next-and-level.tsx'
import css from './profile.module.css'

function ProfileScreen() {
  const { t } = useTranslation('profile')
  const user = useSession((state) => state.user)
  const favorites = useSession((state) => state.favorites.size)
  const { data: profile } = useQuery(profileQueries.profile())
  const places = shell().useMenu('profile')
  if (!user) return null
  return (
    <Screen title={t('title')} titleHidden>
      <header className={css.person}>
        <div className={css.rings} aria-hidden="true">
          <Motif name="rings" size={260} />
        </div>
        <Avatar name={user.name} src={user.avatar && mediaUrl(user.avatar)} size="large" />
        <p className={css.name}>{user.name}</p>
        <p className={css.email}>{user.email}</p>
        <TextLink href={paths.editProfile()} icon="edit" variant="standalone">
          {t('sections.edit')}
        </TextLink>
        {profile && (
          <TextLink
            href={`${paths.configuration()}?tab=privacy`}
            icon={profile.privacy.public_profile ? 'eye' : 'eye-off'}
            variant="standalone"
          >
            {t(profile.privacy.public_profile ? 'sections.seenByAll' : 'sections.seenByNobody')}
          </TextLink>
        )}
      </header>
      {user.deletes_at && <DeletionBanner deletesAt={user.deletes_at} />}
      <NextAndLevel />
      <nav className={css.places} aria-label={t('sections.label')}>
        <CardList>
          {places?.map(({ path, icon, label, text }) => (
            <ListCard
              key={path}
              href={path}
              icon={icon}
              title={label}
              text={path === paths.favorites() ? t('sections.favoritesCount', { count: favorites }) : text}
              headingLevel={2}
            />
          ))}
        </CardList>
      </nav>
      {places && (
        <Button
          className={css.logout}
          variant="quiet"
          icon="log-out"
          isFullWidth
          onPress={() => shell().askToLogout()}
        >
          {t('logout')}
        </Button>
      )}
    </Screen>
  )
}

export default defineScreen({
  Component: ProfileScreen,
  queries: () => [profileQueries.profile(), profileQueries.reservations(), rewardQueries.balance()],
})
