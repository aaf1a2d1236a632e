import type { GuideCheckInPoint } from '@sureda/contract/check-in-point'
import { errorMessage } from '@sureda/remote/error-message'
import { useOnline } from '@sureda/remote/online'
import { saveFile } from '@sureda/remote/save-file'
import { useSession } from '@sureda/remote/session'
import { Banner } from '@sureda/ui/banner'
import { Button } from '@sureda/ui/button'
import { QrCode } from '@sureda/ui/qr-code'
import { Section } from '@sureda/ui/section'
import { Stack } from '@sureda/ui/stack'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchSheet } from '../queries/check-in-point-queries.ts'
import css from './point-sheet.module.css'

/** The printed sheet in small, and the file to print. */
export function PointSheet({ point }: { point: GuideCheckInPoint }) {
  const { t } = useTranslation('guide')
  const online = useOnline()
  const language = useSession((state) => state.language)
  const brand = useSession((state) => state.tenant?.name)
  const sheet = useMutation({
    mutationFn: () => fetchSheet(point.id, language),
    onSuccess: (file) => {
      saveFile(`${point.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.pdf`, 'application/pdf', file)
    },
  })
  return (
    <Section title={t('sheetOfPoint.title')}>
      <Stack gap={4}>
        <figure className={css.paper} data-scheme="light" aria-label={t('sheetOfPoint.preview')}>
          <p className={css.brand}>{brand}</p>
          <p className={css.kind}>{t('sheetOfPoint.kind')}</p>
          <p className={css.name}>{point.name}</p>
          <QrCode value={point.url} title={t('sheetOfPoint.code', { name: point.name })} size={168} />
          <p className={css.step}>{t('sheetOfPoint.scan')}</p>
          <p className={css.step}>{t('sheetOfPoint.press', { count: point.points })}</p>
          <p className={css.url}>{point.url.replace(/^https?:\/\//, '')}</p>
        </figure>
        {sheet.isError && (
          <Banner kind="danger" isLive>
            {errorMessage(sheet.error, t)}
          </Banner>
        )}
        <Button
          variant="secondary"
          icon="download"
          isFullWidth
          isDisabled={!online}
          isPending={sheet.isPending}
          pendingLabel={t('sheetOfPoint.making')}
          onPress={() => sheet.mutate()}
        >
          {t('sheetOfPoint.download')}
        </Button>
      </Stack>
    </Section>
  )
}
