import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { profileQueries } from '../shared/profile-queries.ts'
import { PreferenceChoice } from './preference-choice.tsx'

function PreferencesScreen() {
  const { t } = useTranslation('profile')
  const profile = useQuery(profileQueries.profile())
  return (
    <Screen title={t('preferences.title')} lead={t('preferences.lead')}>
      <QueryView query={profile} shape="form" failed={t('edit.loadFailed')}>
        {(data) => <PreferenceChoice profile={data} />}
      </QueryView>
    </Screen>
  )
}

export default defineScreen({ Component: PreferencesScreen, queries: () => [profileQueries.profile()] })
