import { useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import css from './gallery.module.css'
import { IconButton } from './icon-button.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import { reachable } from './reachable.ts'

export interface GalleryProps {
  label: string
  pictures: PictureProps[]
  previousLabel: string
  nextLabel: string
  /** 1-based, e.g. "2 of 5". */
  positionText: (index: number, total: number) => string
  ratio?: PictureProps['ratio']
  className?: string
}

/** Pictures side by side, one at a time: by swipe, by buttons, by keyboard. */
export function Gallery({
  label,
  pictures,
  previousLabel,
  nextLabel,
  positionText,
  ratio = '4/3',
  className,
}: GalleryProps) {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const total = pictures.length
  const go = (index: number) => {
    const list = track.current
    if (!list || index < 0 || index >= total) return
    setShown(index)
    const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    list.scrollTo?.({ left: sign * index * list.clientWidth })
  }
  const onScroll = () => {
    const list = track.current
    if (list?.clientWidth) setShown(Math.round(Math.abs(list.scrollLeft) / list.clientWidth))
  }
  return (
    <section
      className={classNames(css.gallery, className)}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <ul
        ref={track}
        className={css.track}
        {...(total > 1 ? reachable : {})}
        onScrollEnd={onScroll}
        onScroll={onScroll}
      >
        {pictures.map((picture, index) => (
          <li key={picture.src ?? index} className={css.item}>
            <Picture sizes="(min-width: 42rem) 42rem, 100vw" {...picture} ratio={ratio} />
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className={css.controls}>
          <IconButton
            icon="chevron-left"
            variant="photo"
            label={previousLabel}
            isDisabled={shown === 0}
            onPress={() => go(shown - 1)}
          />
          <span className={css.position} aria-live="polite">
            {positionText(shown + 1, total)}
          </span>
          <IconButton
            icon="chevron-right"
            variant="photo"
            label={nextLabel}
            isDisabled={shown === total - 1}
            onPress={() => go(shown + 1)}
          />
        </div>
      )}
    </section>
  )
}
