import { paths } from '@sureda/contract/remote/paths'
import type { Redemption } from '@sureda/contract/schemas/points/reward'
import { useNow } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { BottomSheet } from '@sureda/ui/overlays'
import { QrCode } from '@sureda/ui/qr'
import { useTranslation } from 'react-i18next'
import css from './redemption-sheet.module.css'
import { statusNow } from './redemption-status.ts'

/** The code in large letters and as a QR code. A used or expired one has no QR code. */
export default function RedemptionSheet(props: { redemption: Redemption; onClose: () => void }) {
  const { redemption, onClose } = props
  const { t } = useTranslation('profile')
  const format = useFormat()
  const status = statusNow(redemption, useNow(60_000))
  const { reward, code } = redemption
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      heights={['full']}
      title={reward.title}
      closeLabel={t('shell:common.close')}
      expandLabel={t('shell:common.expand')}
      collapseLabel={t('shell:common.collapse')}
    >
      <div className={css.pass} data-status={status}>
        <p className={css.label}>{t('rewards.code')}</p>
        <p className={css.code} translate="no">
          {code}
        </p>
        {status === 'valid' ? (
          <>
            <QrCode
              value={new URL(paths.guideRedemptions(code), location.origin).href}
              title={t('rewards.qr')}
              className={css.square}
            />
            <p>{t('rewards.showIt')}</p>
            <p>{t('rewards.until', { date: format.date(redemption.valid_until) })}</p>
          </>
        ) : (
          <p className={css.over}>
            {redemption.used_at
              ? t('rewards.usedAt', { date: format.dateTime(redemption.used_at) })
              : t('rewards.status.expired')}
          </p>
        )}
        {reward.operator && <p className={css.operator}>{reward.operator.name}</p>}
        <p>{reward.description}</p>
      </div>
    </BottomSheet>
  )
}
