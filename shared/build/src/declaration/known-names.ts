import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RemoteDeclaration } from '@sureda/contract/remote/registry'
import { ROOT } from '../workspace.ts'

const ICONS = 'shared/ui/src/icons/icon-names.ts'
const SLOTS = 'shared/remote/src/shell/slots.ts'

/** Names of icons and slots that do not exist. They are types of packages that this one does not import, so their files are read as text. */
export function nameFaults({ nav, slots }: RemoteDeclaration): string[] {
  const icons = namesIn(ICONS, /^ {2}\| '([a-z0-9-]+)'/gm)
  const known = namesIn(SLOTS, /^ {2}'([a-z.-]+)':/gm)
  return [
    ...nav.flatMap(({ icon }, index) =>
      icons.has(icon) ? [] : [`nav.${index}.icon "${icon}" is unknown: take a name of ${ICONS}`],
    ),
    ...slots.flatMap(({ slot }, index) =>
      known.has(slot)
        ? []
        : [`slots.${index}.slot "${slot}" is unknown: take one of ${[...known].join(', ')} (${SLOTS})`],
    ),
  ]
}

function namesIn(file: string, name: RegExp): Set<string> {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  return new Set([...text.matchAll(name)].map(([, found = '']) => found))
}
