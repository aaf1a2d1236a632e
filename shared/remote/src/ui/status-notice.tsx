import { noticeOf } from '@sureda/contract/rules/notice-of'
import type { NoticeFields } from '@sureda/contract/schemas/catalogue/notice'
import { Banner } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format/format.ts'

/** The office's notice about an item, with its date: above everything that could send a person there. */
export function StatusNotice({ of }: { of: NoticeFields }) {
  const { t } = useTranslation()
  const format = useFormat()
  const notice = noticeOf(of)
  if (!notice) return null
  // noon, so that the calendar day is the same in every time zone
  const day = notice.date && format.date(`${notice.date}T12:00:00Z`)
  return (
    <Banner kind={notice.level} title={[t('shell:common.notice'), day].filter(Boolean).join(' · ')}>
      {notice.text}
    </Banner>
  )
}
