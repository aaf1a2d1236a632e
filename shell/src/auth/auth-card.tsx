import { Motif } from '@sureda/ui/base'
import css from './auth-card.module.css'

/** A postcard that fills in the address while the person types, and is stamped when sent. Decoration. */
export function AuthCard({ address, isSent = false }: { address: string; isSent?: boolean }) {
  return (
    <div className={css.card} data-sent={isSent || undefined} aria-hidden="true">
      <div className={css.left}>
        <span />
        <span />
        <span />
      </div>
      <div className={css.right}>
        <span className={css.stamp}>
          <Motif name="oak" size={52} />
        </span>
        <span className={css.postmark}>
          <Motif name="rings" size={66} />
        </span>
        <span className={css.line}>{address}</span>
        <span className={css.line} />
      </div>
    </div>
  )
}
