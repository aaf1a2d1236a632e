import { QueryView } from '@sureda/remote/query'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { defineScreen, shell } from '@sureda/remote/shell'
import { Banner, Button } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { upcomingTips } from '../shared/content/user-queries.ts'
import { FirstVisit } from './suggestions/first-visit.tsx'
import { GuideLetter } from './suggestions/guide-letter.tsx'

/** The guide's tips for the member's next experience; for other visitors a suggested first day. */
function Suggestions() {
  const { t } = useTranslation('content')
  const { pathname, search } = useLocation()
  const signedIn = useSession(isAuthenticated)
  const query = useQuery({ ...upcomingTips(), enabled: signedIn })
  return (
    <Screen title={t('suggestion.title')} lead={t('suggestion.lead')}>
      {signedIn ? (
        <QueryView query={query} shape="text" count={3} failed={t('suggestion.failed')}>
          {(tips) => (tips?.has_content && tips.experience ? <GuideLetter tips={tips} /> : <FirstVisit />)}
        </QueryView>
      ) : (
        <>
          <Banner
            kind="info"
            action={
              <Button
                size="small"
                variant="secondary"
                icon="log-in"
                onPress={() => shell().askToLogin(pathname + search)}
              >
                {t('suggestion.signIn')}
              </Button>
            }
          >
            {t('suggestion.signInText')}
          </Banner>
          <FirstVisit />
        </>
      )}
    </Screen>
  )
}

export default defineScreen({ Component: Suggestions })
