import { classNames } from '../core/class-names.ts'
import css from './steps.module.css'

export interface StepsProps {
  label: string
  steps: string[]
  /** 0-based */
  current: number
  /** e.g. "Step 2 of 4" */
  currentText: string
  className?: string
}

/** The current step of a short sequence. */
export function Steps({ label, steps, current, currentText, className }: StepsProps) {
  return (
    <div className={classNames(css.steps, className)}>
      <p className={css.text}>
        <span className={css.count}>{currentText}</span> <span>{steps[current]}</span>
      </p>
      <ol className={css.row} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={css.step}
            data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
            aria-label={step}
          />
        ))}
      </ol>
    </div>
  )
}
