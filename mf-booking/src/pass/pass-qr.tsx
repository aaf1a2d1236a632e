import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { isWaitingForNetwork } from '@sureda/remote/query'
import { QrCode } from '@sureda/ui/qr'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { passQuery } from '../shared/pass-queries.ts'
import css from './pass-qr.module.css'

/** The signed pass as a QR code, black on white in the dark scheme, too. Without a pass a sentence says that the code below is enough. */
export function PassQr({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking')
  const pass = useQuery(passQuery(reservation))
  if (pass.data)
    return (
      <div className={css.sheet}>
        <QrCode className={css.code} value={pass.data.token} title={t('pass.qr')} size={296} isPlain />
        <p className={css.hint}>{t('pass.bright')}</p>
      </div>
    )
  const isMissing = pass.isError || isWaitingForNetwork(pass)
  return (
    <div className={css.sheet} aria-busy={!isMissing}>
      {isMissing ? (
        <p className={css.hint}>{t('pass.noQr')}</p>
      ) : (
        <div className={css.empty} role="status" aria-label={t('shell:common.loading')} />
      )}
    </div>
  )
}
