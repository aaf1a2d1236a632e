import type { MenuName } from '@sureda/contract/remote/registry'
import { useSession } from '@sureda/remote/session'
import type { MenuEntry } from '@sureda/remote/shell'
import type { IconName } from '@sureda/ui/icons'
import { useEffect, useState } from 'react'
import type { Registry } from '../../boot/registry-document.ts'
import { loadTexts } from '../../language/load-texts.ts'
import { useTexts } from '../use-texts.ts'
import { type MenuItem, menuItems } from './menu-items.ts'

export type NamedMenuItem = MenuEntry & Pick<MenuItem, 'section'>

/** The items of a menu in this person's language. An item appears once its texts are loaded. */
export const useMenuItems = (menu: MenuName, registry: Registry): NamedMenuItem[] =>
  useNamedItems(menu, registry).named

/** The same for a list inside a screen: undefined until complete, so that nothing moves under a finger. */
export function useWholeMenu(menu: MenuName, registry: Registry): NamedMenuItem[] | undefined {
  const { named, isWhole } = useNamedItems(menu, registry)
  return isWhole ? named : undefined
}

function useNamedItems(menu: MenuName, registry: Registry) {
  const session = useSession()
  const words = useTexts()
  const places = menuItems(menu, session, registry)
  const lacking = places.flatMap(({ remote, words, text }) => (remote && (!words || text) ? remote.base : []))
  const bases = [...new Set(lacking)].join(' ')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const wanted = new Set(bases.split(' '))
    const remotes = [...registry.remotes.values()].filter(({ base }) => wanted.has(base))
    void Promise.allSettled(remotes.map(loadTexts)).then(() => setAsked(bases))
  }, [bases, registry])
  const named = places.flatMap(({ path, icon, section, label, text, words: known }) => {
    const name = known?.[session.language] ?? words(label)
    const place = {
      path,
      icon: icon as IconName,
      section,
      label: name,
      ...(text ? { text: words(text) } : {}),
    }
    return name === '' ? [] : [place]
  })
  const isKnown = named.length === places.length && named.every(({ text }) => text !== '')
  // does not wait for texts that failed to load
  return { named, isWhole: isKnown || asked === bases }
}
