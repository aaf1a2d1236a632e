import { Icon } from '@sureda/ui/icon'
import css from './demo-line.module.css'

/** Says once that something was invented for the demo. */
export function DemoLine({ text }: { text: string }) {
  return (
    <p className={css.line}>
      <Icon name="info" size="small" />
      {text}
    </p>
  )
}
