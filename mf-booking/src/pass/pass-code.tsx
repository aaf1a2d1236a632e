import { shell } from '@sureda/remote/shell'
import { Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './pass-code.module.css'

interface PassCodeProps {
  code: string
  label: string
}

/** The code in letters that can be read across a table, spelled for screen readers. */
export function PassCode({ code, label }: PassCodeProps) {
  const { t } = useTranslation('booking')
  // a page over plain http has no clipboard; the code can still be read and selected
  const canCopy = Boolean(navigator.clipboard)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      shell().toast({ kind: 'success', text: t('pass.copied') })
    } catch {
      shell().toast({ kind: 'error', text: t('pass.copyFailed', { code }) })
    }
  }
  return (
    <div className={css.box}>
      <div>
        <p className={css.label}>{label}</p>
        <p className={css.code} translate="no">
          {code}
        </p>
      </div>
      {canCopy && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('pass.copyLabel', { code })}
          onPress={() => void copy()}
        >
          {t('pass.copy')}
        </Button>
      )}
    </div>
  )
}
