import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { Stack } from '@sureda/ui/base'
import { Tabs } from '@sureda/ui/choice'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { OwnData } from '../account/own-data.tsx'
import { AskBeforeLeaving } from '../edit-profile/ask-before-leaving.tsx'
import { PasswordForm } from '../edit-profile/password-form.tsx'
import { ProfileForm } from '../edit-profile/profile-form.tsx'
import { PreferenceChoice } from '../preferences/preference-choice.tsx'
import { profileQueries } from '../shared/profile-queries.ts'
import { SessionList } from './session-list.tsx'
import { SettingSwitches } from './setting-switches.tsx'

const TABS = ['edit', 'preferences', 'notifications', 'privacy'] as const

/** The open tab is in the address: `?tab=privacy`. */
function ConfigurationScreen() {
  const { t } = useTranslation('profile')
  const [search, setSearch] = useSearchParams()
  const profile = useQuery(profileQueries.profile())
  const selected = TABS.find((tab) => tab === search.get('tab')) ?? 'edit'
  return (
    <Screen title={t('configuration.title')}>
      <QueryView query={profile} shape="form" failed={t('edit.loadFailed')}>
        {(data) => {
          const content = {
            edit: (
              <AskBeforeLeaving saved={data}>
                <Stack gap={8}>
                  <ProfileForm profile={data} />
                  <PasswordForm profile={data} />
                </Stack>
              </AskBeforeLeaving>
            ),
            preferences: <PreferenceChoice profile={data} />,
            notifications: <SettingSwitches profile={data} part="notifications" />,
            privacy: (
              <Stack gap={8}>
                <SettingSwitches profile={data} part="privacy" />
                <SessionList />
                <OwnData />
              </Stack>
            ),
          }
          return (
            <Tabs
              label={t('configuration.title')}
              tabs={TABS.map((id) => ({
                id,
                label: t(`configuration.${id}`),
                content: content[id],
                keepMounted: id === 'edit',
              }))}
              selected={selected}
              onSelect={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
            />
          )
        }}
      </QueryView>
    </Screen>
  )
}

export default defineScreen({ Component: ConfigurationScreen, queries: () => [profileQueries.profile()] })
