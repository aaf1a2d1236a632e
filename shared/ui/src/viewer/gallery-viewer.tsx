import { type KeyboardEvent, useEffect, useRef } from 'react'
import { IconButton } from '../base/actions/icon-button.tsx'
import { Picture, type PictureProps } from '../base/cards/picture.tsx'
import { isRtl, usePages } from '../core/use-pages.ts'
import css from './gallery-viewer.module.css'
import { Lightbox } from './lightbox.tsx'

export interface GalleryViewerProps {
  label: string
  pictures: PictureProps[]
  /** 0-based picture to open on. */
  start: number
  previousLabel: string
  nextLabel: string
  closeLabel: string
  positionText: (index: number, total: number) => string
  /** Called with the picture viewed last, so that the gallery below can show it. */
  onClose: (shown: number) => void
}

/** Uncropped pictures full screen: swipe, arrow keys or buttons; pinch to zoom, Escape closes. Loads when first opened. */
export default function GalleryViewer(props: GalleryViewerProps) {
  const { label, pictures, start, previousLabel, nextLabel, closeLabel, positionText, onClose } = props
  const track = useRef<HTMLUListElement>(null)
  const total = pictures.length
  const { shown, go, onScroll } = usePages(track, total, start)
  // The initial picture is in place before the first paint; later changes scroll smoothly.
  useEffect(() => {
    const list = track.current
    if (list)
      list.scrollTo?.({ left: (isRtl(list) ? -1 : 1) * start * list.clientWidth, behavior: 'instant' })
  }, [start])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const moves: Record<string, number> = { Home: 0, End: total - 1 }
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      moves[event.key] = shown + (event.key === forward ? 1 : -1)
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    go(next)
  }
  return (
    <Lightbox label={label} onClose={() => onClose(shown)}>
      {/* handles keys wherever the focus is inside */}
      <section className={css.frame} aria-label={label} onKeyDown={onKeyDown}>
        <ul ref={track} className={css.track} onScroll={onScroll}>
          {pictures.map((picture, index) => (
            <li key={picture.src ?? index} className={css.item} aria-hidden={index !== shown || undefined}>
              <Picture
                {...picture}
                sizes="100vw"
                ratio="fill"
                fit="contain"
                color={null}
                blur=""
                focus=""
                priority={index === start}
                className={css.picture}
              />
            </li>
          ))}
        </ul>
        <div className={css.head}>
          <span className={css.position} aria-live="polite">
            {positionText(shown + 1, total)}
          </span>
          {/* the focus must be inside the frame that handles keys, not on the dialog around it */}
          <IconButton icon="x" variant="photo" label={closeLabel} autoFocus onPress={() => onClose(shown)} />
        </div>
        {pictures[shown]?.alt && (
          // screen readers already have it from the picture
          <p className={css.caption} aria-hidden="true">
            {pictures[shown]?.alt}
          </p>
        )}
        {pictures[shown]?.credit && <p className={css.credit}>{pictures[shown]?.credit}</p>}
        {total > 1 && (
          <div className={css.controls}>
            <IconButton
              icon="chevron-left"
              variant="photo"
              label={previousLabel}
              isDisabled={shown === 0}
              onPress={() => go(shown - 1)}
            />
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
    </Lightbox>
  )
}
