import { paths } from '@sureda/contract/paths'
import { HeaderActions } from '@sureda/remote/header-actions'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell-services'
import { IconButton } from '@sureda/ui/icon-button'
import { useTranslation } from 'react-i18next'

/** Favorites for everybody (guests are asked to sign in), the profile for members only. */
export function HomeActions() {
  const { t } = useTranslation('content')
  const signedIn = useSession(isAuthenticated)
  return (
    <HeaderActions>
      {signedIn ? (
        <>
          <IconButton icon="heart" label={t('home.favorites')} href={paths.favorites()} />
          <IconButton icon="user" label={t('home.profile')} href={paths.profile()} />
        </>
      ) : (
        <IconButton
          icon="heart"
          label={t('home.favorites')}
          aria-haspopup="dialog"
          onPress={() => shell().askToLogin(paths.favorites())}
        />
      )}
    </HeaderActions>
  )
}
