import { Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './conflict-sheet.module.css'
import { GuideSheet } from './guide-sheet.tsx'

export interface Conflict {
  name: string
  label: string
  theirs: string
  mine: string
}

interface ConflictSheetProps {
  conflicts: readonly Conflict[]
  onDecide: (which: 'mine' | 'theirs') => void
  onClose: () => void
}

/** Shows both values of fields that two people have changed, and asks for one. Choosing saves nothing. */
export default function ConflictSheet({ conflicts, onDecide, onClose }: ConflictSheetProps) {
  const { t } = useTranslation('guide')
  return (
    <GuideSheet
      title={t('conflict.title')}
      onClose={onClose}
      footer={
        <div className={css.buttons}>
          <Button isFullWidth onPress={() => onDecide('theirs')}>
            {t('conflict.theirs')}
          </Button>
          <Button variant="secondary" isFullWidth onPress={() => onDecide('mine')}>
            {t('conflict.mine')}
          </Button>
        </div>
      }
    >
      <p>{t('conflict.text')}</p>
      {conflicts.map(({ name, label, theirs, mine }) => (
        <section key={name} aria-label={label} className={css.conflict}>
          <h3 className={css.label}>{label}</h3>
          <dl className={css.sides}>
            <dt>{t('conflict.saved')}</dt>
            <dd>{theirs || t('edit.empty')}</dd>
            <dt>{t('conflict.yours')}</dt>
            <dd>{mine || t('edit.empty')}</dd>
          </dl>
        </section>
      ))}
    </GuideSheet>
  )
}
