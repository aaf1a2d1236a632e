import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { profileQueries } from '../shared/profile-queries.ts'
import { AskBeforeLeaving } from './ask-before-leaving.tsx'
import { ProfileForm } from './profile-form.tsx'

function EditProfileScreen() {
  const { t } = useTranslation('profile')
  const profile = useQuery(profileQueries.profile())
  return (
    <Screen title={t('edit.title')}>
      <QueryView query={profile} shape="form" failed={t('edit.loadFailed')}>
        {(data) => (
          <AskBeforeLeaving saved={data}>
            <ProfileForm profile={data} />
          </AskBeforeLeaving>
        )}
      </QueryView>
    </Screen>
  )
}

export default defineScreen({ Component: EditProfileScreen, queries: () => [profileQueries.profile()] })
