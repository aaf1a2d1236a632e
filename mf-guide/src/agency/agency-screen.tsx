import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GuideNav } from '../shared/guide-nav.tsx'
import { AgencyForm } from './agency-form.tsx'
import { guideProfile } from './agency-queries.ts'

/** How the guide's agency presents itself to members. */
function AgencyScreen() {
  const { t } = useTranslation('guide')
  const profile = useQuery(guideProfile())
  return (
    <Screen title={t('agency.title')} lead={t('agency.lead')}>
      <GuideNav />
      <QueryView query={profile} failed={t('error.agencyLoad')} shape="form">
        {(data) => <AgencyForm profile={data} />}
      </QueryView>
    </Screen>
  )
}

export default defineScreen({ Component: AgencyScreen, queries: () => [guideProfile()] })
