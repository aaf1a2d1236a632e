import { paths } from '@sureda/contract/remote/paths'

/** One level up, for a page opened from outside: `/experiencias/e-pela` → `/experiencias`, a stop → its route. */
export function parentOf(pathname: string, search = ''): string {
  const route = new URLSearchParams(search).get('route')
  if (route && pathname.startsWith('/puntos-de-ruta/')) return `${paths.route(route)}?tab=points`
  const up = pathname.split('/').slice(0, -1).join('/')
  return PARENTS[pathname] ?? PARENTS[up] ?? (up === '' ? paths.home() : up)
}

/** Addresses whose parent segment is no screen. */
const PARENTS: Record<string, string> = {
  '/noticias': paths.home(),
  '/puntos-de-ruta': paths.routesHub(),
  '/ubicaciones': paths.map(),
  '/guia/grupos/editar': paths.guideGroups(),
}
