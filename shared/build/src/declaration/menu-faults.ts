import { isShellPath, shapeOf } from '@sureda/contract/remote/paths'
import { PACKAGE_PARAMS, type RemoteDeclaration } from '@sureda/contract/remote/registry'

/** Faults of menu entries and guards. */
export function menuFaults({ routes, nav, guards = [] }: RemoteDeclaration): string[] {
  const params: readonly string[] = PACKAGE_PARAMS
  const shapes = new Set(routes.map(({ path }) => shapeOf(path)))
  return [
    ...nav.flatMap((place, index) => {
      const where = `nav.${index}`
      const unknown = [...place.path.matchAll(/:([a-zA-Z]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !params.includes(name))
      return [
        ...(shapes.has(shapeOf(place.path))
          ? []
          : [
              `${where}.path ${place.path} is not a screen of this remote: add it to routes, or let its own remote declare the place`,
            ]),
        ...unknown.map(
          (name) =>
            `${where}.path names :${name}; a menu only knows ${params.map((param) => `:${param}`).join(' and ')}`,
        ),
        ...(place.section && place.in !== 'side-menu'
          ? [`${where}.section is for the side menu; remove it from a place in ${place.in}`]
          : []),
      ]
    }),
    ...guards.flatMap(({ path }, index) =>
      isShellPath(path.replace(/\/\*$/, ''))
        ? [`guards.${index}.path ${path} belongs to the shell: remove it`]
        : [],
    ),
  ]
}
