import { paths } from '@sureda/contract/remote/paths'
import { useOnline } from '@sureda/remote/device'
import { useSession } from '@sureda/remote/session'
import { FileDownload } from '@sureda/remote/ui'
import { Section, Stack, TextLink } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { fetchOwnData } from './account-queries.ts'

/** The person's stored data as a file, and a link to deleting the account. */
export function OwnData() {
  const { t } = useTranslation('profile')
  const online = useOnline()
  const brand = useSession((state) => state.tenant?.name ?? '')
  return (
    <Section title={t('account.data')}>
      <Stack gap={4}>
        <p>{online ? t('account.dataText') : t('account.dataOffline')}</p>
        <FileDownload
          label={t('account.download')}
          pendingLabel={t('account.packing')}
          name={brand}
          type="application/zip"
          fetch={fetchOwnData}
        />
        <TextLink href={paths.deleteAccount()} variant="standalone" icon="trash">
          {t('account.delete')}
        </TextLink>
      </Stack>
    </Section>
  )
}
