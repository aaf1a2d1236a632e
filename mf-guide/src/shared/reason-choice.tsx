import { GUIDE_REASONS } from '@sureda/contract/codes/enums'
import { GUIDE_REASON_MAX } from '@sureda/contract/rules/limits'
import { RadioGroup } from '@sureda/ui/choice'
import { FaultNotice, TextArea } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'

const OWN = 'own'

export interface ReasonDraft {
  reason?: string
  words: string
  /** How often the guide tried to send without a reason. */
  tries: number
}

export const NO_REASON: ReasonDraft = { words: '', tries: 0 }

/** The reason to send: a code of the list or the free text; empty or undefined where there is none yet. */
export const reasonToSend = ({ reason, words }: ReasonDraft) => (reason === OWN ? words.trim() : reason)

interface ReasonChoiceProps {
  label: string
  draft: ReasonDraft
  onChange: (draft: ReasonDraft) => void
}

/** A choice of one of several reasons, which members read in their own language, or free text. */
export function ReasonChoice({ label, draft, onChange }: ReasonChoiceProps) {
  const { t } = useTranslation('guide')
  return (
    <>
      <RadioGroup
        label={label}
        description={t('reasonSheet.whyText')}
        options={[
          ...GUIDE_REASONS.map((value) => ({ value, label: t(`reason.${value}`) })),
          { value: OWN, label: t('reasonSheet.own') },
        ]}
        value={draft.reason ?? null}
        onChange={(reason) => onChange({ ...draft, reason, tries: 0 })}
      />
      {draft.reason === OWN && (
        <TextArea
          label={t('reasonSheet.words')}
          value={draft.words}
          onChange={(words) => onChange({ ...draft, words, tries: 0 })}
          maxLength={GUIDE_REASON_MAX}
          rows={3}
          counterText={(length, max) => t('reasonSheet.counter', { length, max })}
        />
      )}
      {draft.tries > 0 && <FaultNotice of={draft.tries}>{t('reasonSheet.missing')}</FaultNotice>}
    </>
  )
}
