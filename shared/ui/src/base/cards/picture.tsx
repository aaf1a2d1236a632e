import { type ReactNode, useState } from 'react'
import { preload } from 'react-dom'
import { classNames } from '../../core/class-names.ts'
import { VisuallyHidden } from '../../core/visually-hidden.tsx'
import { Motif } from './motif.tsx'
import css from './picture.module.css'

export interface PictureProps {
  /** Absolute address; null if there is no picture. */
  src: string | null
  srcSet?: string
  /** Displayed width, e.g. `(min-width: 42rem) 21rem, 100vw`. */
  sizes?: string
  /** Description; empty for decoration. */
  alt: string
  /** `fill` fits the parent box. */
  ratio?: '1/1' | '4/3' | '3/2' | '16/9' | '21/9' | '3/4' | 'fill'
  /** Dominant colour, shown until the picture loads. */
  color?: string | null
  /** A tiny preview as a data URL, shown over the colour until the picture loads. */
  blur?: string
  /** Focal point for cropping, e.g. `30% 60%`. */
  focus?: string
  /** Credit that the viewer shows under the picture. */
  credit?: string
  /** The largest picture of the first view: loads at once and does not fade in. */
  priority?: boolean
  fit?: 'cover' | 'contain'
  className?: string
  /** Laid over the picture. */
  children?: ReactNode
}

/**
 * A picture that loads after its screen fades in. Only script hides it, once it is known to be missing: in the server's
 * HTML it is visible at once, even if no script runs.
 */
function fadeIn(image: HTMLImageElement | null): void {
  if (image && !image.complete) image.dataset.loading = ''
}

export function Picture(props: PictureProps) {
  const {
    src,
    srcSet,
    sizes,
    alt,
    ratio = '3/2',
    color,
    blur,
    focus,
    priority,
    fit = 'cover',
    className,
    children,
  } = props
  const [failed, setFailed] = useState<string>()
  const shown = src && failed !== src ? src : null
  const widths = srcSet ? (sizes ?? '100vw') : undefined
  // a screen renders in slices: this starts the download before the last slice
  if (shown && priority) {
    preload(shown, { as: 'image', imageSrcSet: srcSet, imageSizes: widths, fetchPriority: 'high' })
  }
  // reserves the shape before any style has loaded
  const [width, height] = ratio === 'fill' ? [] : ratio.split('/').map((side) => Number(side) * 200)
  const box = {
    ...(color ? { backgroundColor: color } : {}),
    ...(blur ? { backgroundImage: `url(${blur})`, backgroundPosition: focus ?? 'center' } : {}),
    ...(ratio === 'fill' ? {} : { aspectRatio: ratio }),
  }
  return (
    <div className={classNames(css.picture, className)} data-ratio={ratio} style={box}>
      {shown ? (
        <img
          key={shown}
          ref={priority ? undefined : fadeIn}
          src={shown}
          srcSet={srcSet}
          sizes={widths}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          draggable={false}
          data-fit={fit}
          style={focus ? { objectPosition: focus } : undefined}
          onLoad={({ currentTarget }) => delete currentTarget.dataset.loading}
          onError={() => setFailed(shown)}
        />
      ) : (
        <span className={css.missing}>
          <Motif name="rings" size={96} />
          {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
        </span>
      )}
      {children}
    </div>
  )
}
