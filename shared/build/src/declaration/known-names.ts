import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RemoteDeclaration } from '@sureda/contract/remote/registry'
import { IN_CHECKOUT, modulesOf } from '../workspace.ts'

/** Names of icons and slots that do not exist. They are types of packages that this package cannot import, so their files are read as text. */
export function nameFaults({ nav, slots }: RemoteDeclaration): string[] {
  const icons = namesIn('@sureda/ui', 'icons/icon-names', /'([a-z0-9-]+)'/g)
  const known = namesIn('@sureda/remote', 'shell/slots', /'([a-z]+\.[a-z.-]+)':/g)
  return [
    ...nav.flatMap(({ icon }, index) =>
      icons.has(icon) ? [] : [`nav.${index}.icon "${icon}" is unknown: take an IconName of @sureda/ui/icons`],
    ),
    ...slots.flatMap(({ slot }, index) =>
      known.has(slot)
        ? []
        : [
            `slots.${index}.slot "${slot}" is unknown: take one of ${[...known].join(', ')} (SlotProps of @sureda/remote/shell)`,
          ],
    ),
  ]
}

function namesIn(owner: string, module: string, name: RegExp): Set<string> {
  const file = path.join(modulesOf(owner), `${module}${IN_CHECKOUT ? '.ts' : '.d.ts'}`)
  const text = readFileSync(file, 'utf8').replaceAll('"', "'")
  return new Set([...text.matchAll(name)].map(([, found = '']) => found))
}
