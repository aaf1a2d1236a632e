import { paths } from '@sureda/contract/paths'
import { errorMessage } from '@sureda/remote/error-message'
import { useOnline } from '@sureda/remote/online'
import { saveFile } from '@sureda/remote/save-file'
import { useSession } from '@sureda/remote/session'
import { Banner } from '@sureda/ui/banner'
import { Button } from '@sureda/ui/button'
import { Section } from '@sureda/ui/section'
import { Stack } from '@sureda/ui/stack'
import { TextLink } from '@sureda/ui/text-link'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchOwnData } from '../queries/account-queries.ts'

/** What is kept of the person, to take along, and the way out. */
export function OwnData() {
  const { t } = useTranslation('profile')
  const online = useOnline()
  const brand = useSession((state) => state.tenant?.name ?? '')
  const download = useMutation({
    mutationFn: fetchOwnData,
    onSuccess: (file) => {
      saveFile(`${brand.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.zip`, 'application/zip', file)
    },
  })
  return (
    <Section title={t('account.data')}>
      <Stack gap={4}>
        <p>{online ? t('account.dataText') : t('account.dataOffline')}</p>
        {download.isError && (
          <Banner kind="danger" isLive>
            {errorMessage(download.error, t)}
          </Banner>
        )}
        <Button
          variant="secondary"
          icon="download"
          isFullWidth
          isDisabled={!online}
          isPending={download.isPending}
          pendingLabel={t('account.packing')}
          onPress={() => download.mutate()}
        >
          {t('account.download')}
        </Button>
        <TextLink href={paths.deleteAccount()} variant="standalone" icon="trash">
          {t('account.delete')}
        </TextLink>
      </Stack>
    </Section>
  )
}
