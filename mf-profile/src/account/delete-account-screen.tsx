import { paths } from '@sureda/contract/remote/paths'
import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { Banner, Section, Stack, TextLink } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { profileQueries } from '../shared/profile-queries.ts'
import { accountQueries } from './account-queries.ts'
import css from './delete-account-screen.module.css'
import { DeleteByProvider } from './delete-by-provider.tsx'
import { DeleteForm } from './delete-form.tsx'
import { DeletionBanner } from './deletion-banner.tsx'

const GOES = ['profile', 'points', 'traces', 'groups'] as const
const STAYS = ['reservations', 'roles'] as const

/** Says what is deleted, what stays and why, before the person confirms. */
function DeleteAccountScreen() {
  const { t } = useTranslation('profile')
  const deletion = useQuery(accountQueries.deletion())
  const profile = useQuery(profileQueries.profile())
  return (
    <Screen title={t('account.delete')} lead={t('account.lead')}>
      <QueryView query={deletion} shape="form" failed={t('account.loadFailed')}>
        {({ deletes_at, has_duties, open_reservations, providers = [] }) =>
          deletes_at ? (
            <DeletionBanner deletesAt={deletes_at} />
          ) : (
            <Stack gap={6}>
              {(['goes', 'stays'] as const).map((part) => (
                <Section key={part} title={t(`account.${part}`)}>
                  <ul className={css.points}>
                    {(part === 'goes' ? GOES : STAYS).map((what) => (
                      <li key={what}>{t(`account.${part}Of.${what}`)}</li>
                    ))}
                  </ul>
                </Section>
              ))}
              {open_reservations > 0 && (
                <Banner kind="warning">{t('account.reservations', { count: open_reservations })}</Banner>
              )}
              {has_duties ? (
                <Banner kind="info">{t('account.duties')}</Banner>
              ) : profile.data?.has_password === false && providers.length > 0 ? (
                <DeleteByProvider providers={providers} />
              ) : profile.data?.has_password === false ? (
                <Banner
                  kind="info"
                  action={<TextLink href={paths.forgotPassword()}>{t('account.setPassword')}</TextLink>}
                >
                  {t('account.noPassword')}
                </Banner>
              ) : (
                <DeleteForm />
              )}
            </Stack>
          )
        }
      </QueryView>
    </Screen>
  )
}

export default defineScreen({
  Component: DeleteAccountScreen,
  queries: () => [accountQueries.deletion(), profileQueries.profile()],
})
