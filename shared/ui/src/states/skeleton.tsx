import { classNames } from '../core/class-names.ts'
import css from './skeleton.module.css'

export interface SkeletonProps {
  /** Announced by screen readers, e.g. "Loading experiences". */
  label: string
  shape: 'list' | 'cards' | 'card' | 'detail' | 'hero' | 'text' | 'form'
  count?: number
  className?: string
}

type Bone = 'picture' | 'thumb' | 'title' | 'line' | 'short' | 'hero' | 'field' | 'pill'

const BONES: Record<SkeletonProps['shape'], { bones: Bone[]; count: number }> = {
  list: { bones: ['thumb', 'title', 'line', 'short'], count: 4 },
  cards: { bones: ['picture', 'short', 'title', 'line'], count: 3 },
  card: { bones: ['picture', 'short', 'title', 'line'], count: 1 },
  detail: {
    bones: ['hero', 'short', 'title', 'line', 'line', 'short', 'pill', 'line', 'line', 'line'],
    count: 1,
  },
  hero: { bones: ['hero'], count: 1 },
  text: { bones: ['line', 'line', 'short'], count: 1 },
  form: { bones: ['short', 'field'], count: 3 },
}

/** Placeholder in the final shape of the content. Appears after 200 ms by CSS alone, so that quick answers do not flash. */
export function Skeleton({ label, shape, count, className }: SkeletonProps) {
  const { bones, count: usual } = BONES[shape]
  const items = Array.from({ length: count ?? usual }, (_, index) => index)
  return (
    <div className={classNames(css.skeleton, className)} role="status" aria-label={label} data-shape={shape}>
      {items.map((item) => (
        <div key={item} className={css.item} aria-hidden="true">
          {bones.map((bone, index) => (
            <span key={index} className={css.bone} data-bone={bone} />
          ))}
        </div>
      ))}
    </div>
  )
}
