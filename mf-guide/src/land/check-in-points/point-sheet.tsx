import type { GuideCheckInPoint } from '@sureda/contract/schemas/guides/check-in-point'
import { useSession } from '@sureda/remote/session'
import { FileDownload } from '@sureda/remote/ui'
import { Section, Stack } from '@sureda/ui/base'
import { QrCode } from '@sureda/ui/qr'
import { useTranslation } from 'react-i18next'
import { fetchSheet } from './check-in-point-queries.ts'
import css from './point-sheet.module.css'

/** A small picture of the printed sheet, and the file to print. */
export function PointSheet({ point }: { point: GuideCheckInPoint }) {
  const { t } = useTranslation('guide')
  const language = useSession((state) => state.language)
  const brand = useSession((state) => state.tenant?.name)
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
        <FileDownload
          label={t('sheetOfPoint.download')}
          pendingLabel={t('sheetOfPoint.making')}
          name={point.name}
          type="application/pdf"
          fetch={() => fetchSheet(point.id, language)}
        />
      </Stack>
    </Section>
  )
}
