import { useState } from 'react'
import { classNames } from '../core/class-names.ts'
import css from './avatar.module.css'

export interface AvatarProps {
  name: string
  src?: string | null
  size?: 'small' | 'medium' | 'large'
  className?: string
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** A photo, or initials on cork. Decorative: the name is beside it. */
export function Avatar({ name, src, size = 'medium', className }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={classNames(css.avatar, className)} data-size={size} aria-hidden="true">
      {src && broken !== src ? <img src={src} alt="" onError={() => setBroken(src)} /> : initials(name)}
    </span>
  )
}
