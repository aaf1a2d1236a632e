import { classNames } from '../core/class-names.ts'
import { firstPaths } from './first-paths.ts'
import css from './icon.module.css'
import type { IconName } from './icon-names.ts'

export type { IconName } from './icon-names.ts'

export interface IconProps {
  name: IconName
  size?: 'small' | 'medium' | 'large'
  /** Only for an icon without text beside it; otherwise that text is the label. */
  label?: string
  className?: string
}

const paths: Partial<Record<IconName, string>> = firstPaths

/** Fetches a set of icons once; a failed fetch can be retried. */
function sheet(fetchPaths: () => Promise<Partial<Record<IconName, string>>>): () => Promise<void> {
  let coming: Promise<void> | undefined
  return () => {
    coming ??= fetchPaths().then(
      (drawings) => void Object.assign(paths, drawings),
      () => {
        coming = undefined
      },
    )
    return coming
  }
}

/** Prefetches the less frequent icons, e.g. when the first screen is idle. */
export const loadIcons = sheet(() => import('./icon-paths-later.ts').then((file) => file.laterPaths))
/** Requested only when `loadIcons` did not bring the name, so that no list of names is needed. */
const loadSubjects = sheet(() => import('./icon-paths-subject.ts').then((file) => file.subjectPaths))

/**
 * Draws an icon into a path that React does not update, e.g. of a map pin: at once if the icon is loaded, else when it
 * arrives. Its `<svg>` needs `viewBox="0 0 24 24"` and a stroke style.
 */
export function drawIcon(path: SVGPathElement, name: IconName): void {
  const drawing = paths[name]
  if (drawing) {
    path.setAttribute('d', drawing)
    return
  }
  void loadIcons()
    .then(() => (paths[name] ? undefined : loadSubjects()))
    .then(() => path.setAttribute('d', paths[name] ?? ''))
}

/** Bypasses React if the icon was not loaded yet: its size is reserved, so nothing else must render when it arrives. */
function fill(path: SVGPathElement | null, name: IconName) {
  // Checks the DOM instead of the loading state: the icon may have arrived after the render that left the path empty.
  if (path && !path.hasAttribute('d')) drawIcon(path, name)
}

const FILLED: ReadonlySet<IconName> = new Set<IconName>(['heart-filled', 'star-filled', 'play', 'pause'])

export function Icon({ name, size = 'medium', label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(css.icon, className)}
      data-size={size}
      data-filled={FILLED.has(name) || undefined}
      data-directional={/^(arrow|chevron)-(left|right)$|^log-|^one-way$/.test(name) || undefined}
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {/* the server may have drawn an icon that the phone has not loaded yet */}
      <path key={name} d={paths[name]} ref={(element) => fill(element, name)} suppressHydrationWarning />
    </svg>
  )
}
