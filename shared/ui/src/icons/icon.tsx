import { classNames } from '../core/class-names.ts'
import css from './icon.module.css'
import type { IconName } from './icon-names.ts'
import { corePaths } from './icon-paths.ts'

export type { IconName } from './icon-names.ts'

export interface IconProps {
  name: IconName
  size?: 'small' | 'medium' | 'large'
  /** Only for an icon that works alone and says something; otherwise the words beside it do. */
  label?: string
  className?: string
}

const paths: Partial<Record<IconName, string>> = { ...corePaths }

/** Fetches a sheet of drawings once; a fetch that failed may be tried again. */
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

/** Fetches the less frequent icons ahead of time, e.g. when the first screen is idle. */
export const loadIcons = sheet(() => import('./icon-paths-later.ts').then((file) => file.laterPaths))
/** What things are about; asked for only when `loadIcons` did not bring the name, so no list of names is carried. */
const loadSubjects = sheet(() => import('./icon-paths-subject.ts').then((file) => file.subjectPaths))

/**
 * Draws an icon into a path that React does not keep up to date, e.g. of a pin that a map library places: at once where the drawing is here,
 * else when it arrives. The `<svg>` around it needs `viewBox="0 0 24 24"` and the look of a line drawing.
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

/** Past React where the drawing was not here yet: the size is reserved, so nothing else has to render again when it arrives. */
function fill(path: SVGPathElement | null, name: IconName) {
  // Not "is the drawing still missing": it may have come after the render that put the path up without it.
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
      <path key={name} d={paths[name]} ref={(element) => fill(element, name)} />
    </svg>
  )
}
