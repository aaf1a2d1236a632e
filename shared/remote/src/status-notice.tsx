import type { NoticeFields } from '@sureda/contract/notice'
import { Banner } from '@sureda/ui/banner'
import { useTranslation } from 'react-i18next'
import { useFormat } from './format.ts'

/** What the office warns of, with its day: before anything of a screen that could send somebody there. */
export function StatusNotice({ of: { status_note, status_date } }: { of: NoticeFields }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (!status_note) return null
  // noon, so that the calendar day is the same one in every time zone
  const day = status_date && format.date(`${status_date}T12:00:00Z`)
  return (
    <Banner kind="warning" title={[t('shell:common.notice'), day].filter(Boolean).join(' · ')}>
      {status_note}
    </Banner>
  )
}
