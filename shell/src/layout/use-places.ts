import type { MenuName } from '@sureda/contract/registry'
import { useSession } from '@sureda/remote/session'
import type { MenuPlace } from '@sureda/remote/shell-services'
import type { IconName } from '@sureda/ui/icon'
import { useEffect } from 'react'
import type { Registry } from '../boot/registry-document.ts'
import { loadWords } from '../language/load-words.ts'
import { type Place, placesOf } from './places.ts'
import { useWords } from './use-words.ts'

export type NamedPlace = MenuPlace & Pick<Place, 'section'>

/** The places of a menu in this person's words. One whose words are still on their way appears with them. */
export function usePlaces(menu: MenuName, registry: Registry): NamedPlace[] {
  const session = useSession()
  const words = useWords()
  const places = placesOf(menu, session, registry)
  const lacking = places.flatMap(({ remote, words, text }) => (remote && (!words || text) ? remote.base : []))
  const bases = [...new Set(lacking)].join(' ')
  useEffect(() => {
    const wanted = new Set(bases.split(' '))
    for (const remote of registry.remotes.values())
      if (wanted.has(remote.base)) void loadWords(remote).catch(() => {})
  }, [bases, registry])
  return places.flatMap(({ path, icon, section, label, text, words: known }) => {
    const named = known?.[session.language] ?? words(label)
    const place = {
      path,
      icon: icon as IconName,
      section,
      label: named,
      ...(text ? { text: words(text) } : {}),
    }
    return named === '' ? [] : [place]
  })
}
