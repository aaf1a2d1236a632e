import { paths } from '@sureda/contract/paths'

/** One step up for a page that was opened from outside: `/experiencias/e-pela` → `/experiencias`. */
export function parentOf(pathname: string): string {
  const up = pathname.split('/').slice(0, -1).join('/')
  return PARENTS[pathname] ?? PARENTS[up] ?? (up === '' ? paths.home() : up)
}

/** Addresses whose upper part is no screen of its own. */
const PARENTS: Record<string, string> = {
  '/noticias': paths.home(),
  '/puntos-de-ruta': paths.routesHub(),
  '/ubicaciones': paths.map(),
  '/guia/grupos/editar': paths.guideGroups(),
}
