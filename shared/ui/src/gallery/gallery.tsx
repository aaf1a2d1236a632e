import { useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { IconButton } from '../base/actions/icon-button.tsx'
import { Picture, type PictureProps } from '../base/cards/picture.tsx'
import { classNames } from '../core/class-names.ts'
import { reachable } from '../core/reachable.ts'
import { usePages } from '../core/use-pages.ts'
import { Icon } from '../icons/icon.tsx'
import css from './gallery.module.css'

export interface GalleryProps {
  label: string
  pictures: PictureProps[]
  previousLabel: string
  nextLabel: string
  /** 1-based, e.g. "2 of 5". */
  positionText: (index: number, total: number) => string
  ratio?: PictureProps['ratio']
  /** With both, a tap opens the uncropped picture full screen, e.g. "Show on the whole screen" and "Close". */
  openLabel?: string
  closeLabel?: string
  className?: string
}

const loadViewer = () => import(/* webpackChunkName: "ui-gallery-viewer" */ '../viewer/gallery-viewer.tsx')

/** Pictures side by side, one at a time: by swipe, buttons or keyboard; a tap opens the full-screen viewer. */
export function Gallery({
  label,
  pictures,
  previousLabel,
  nextLabel,
  positionText,
  ratio = '4/3',
  openLabel,
  closeLabel,
  className,
}: GalleryProps) {
  const track = useRef<HTMLUListElement>(null)
  const total = pictures.length
  const { shown, go, onScroll } = usePages(track, total)
  // Not React.lazy, which remembers a failed import for good.
  const [viewer, setViewer] = useState<{ View: Awaited<ReturnType<typeof loadViewer>>['default'] }>()
  const open = () =>
    void loadViewer().then(
      (file) => setViewer({ View: file.default }),
      () => undefined,
    )
  return (
    <section className={classNames(css.gallery, className)} aria-label={label}>
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
      {openLabel && closeLabel && (
        <Button className={css.open ?? ''} aria-label={openLabel} onPress={open}>
          <Icon name="expand" />
        </Button>
      )}
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
      {viewer && closeLabel && (
        <viewer.View
          label={label}
          pictures={pictures}
          start={shown}
          previousLabel={previousLabel}
          nextLabel={nextLabel}
          closeLabel={closeLabel}
          positionText={positionText}
          onClose={(last) => {
            setViewer(undefined)
            go(last, 'instant')
          }}
        />
      )}
    </section>
  )
}
