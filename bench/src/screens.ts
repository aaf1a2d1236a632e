import type { Product } from './product.ts'

export interface MeasuredScreen {
  path: string
  /** Selector of the first content from the API, or of the screen itself where it loads none. */
  content: string
  /** The list whose first item replaces `:id`. */
  example?: string
  /** Goal in KB for the JavaScript transferred until first content. */
  goalKB?: number
}

/** The most used screens of a first visit. */
export const SCREENS: readonly MeasuredScreen[] = [
  { path: '/welcome', content: 'main h1', goalKB: 150 },
  { path: '/inicio', content: 'main nav img', goalKB: 190 },
  { path: '/experiencias', content: 'main a[href^="/experiencias/"]', goalKB: 200 },
  // only the screen with its content has a picture above the title
  { path: '/experiencias/:id', content: 'main img', example: '/experiences?type=tour' },
  // the points are first drawn without the map library
  { path: '/mapa', content: 'main button [data-layer]', goalKB: 250 },
  { path: '/agenda', content: 'main a[href^="/agenda/"]' },
  { path: '/rutas', content: 'main a[href^="/rutas/"]:not([href="/rutas/lista"])' },
  { path: '/rutas/:id', content: 'main img', example: '/routes' },
  { path: '/noticias/:id', content: 'main img', example: '/news' },
  { path: '/storytours', content: 'main a[href^="/storytours/"]' },
  { path: '/login', content: 'main form' },
]

const POINT = '/puntos-de-ruta/:id'

/** Lists whose first item replaces `:id`. */
const EXAMPLES: Partial<Record<string, string>> = {
  // the answer for a route contains its points
  [POINT]: '/routes',
  '/relatos/:id': '/stories',
  '/eventos/:id': '/events',
  '/noticias/:id': '/news',
  '/paquetes/:id': '/packages',
  '/operadores/:id': '/operators',
  '/ubicaciones/:id': '/locations',
  '/storytours/:id': '/story-tours',
}

/** Every other screen that the gateway renders, for its largest contentful paint. */
export const RENDERED: readonly MeasuredScreen[] = [
  '/welcome',
  '/mobile-only',
  '/experiencias',
  '/alojamientos',
  '/restaurantes',
  '/rutas',
  '/rutas/lista',
  POINT,
  '/relatos',
  '/relatos/:id',
  '/agenda',
  '/eventos/:id',
  '/noticias/:id',
  '/paquetes/:id',
  '/operadores',
  '/operadores/:id',
  '/ubicaciones/:id',
  '/storytours',
  '/storytours/:id',
  '/login',
  '/registro',
].map((path) => {
  const example = EXAMPLES[path]
  return { path, content: 'h1', ...(example ? { example } : {}) }
})

export function screenAt(path: string): MeasuredScreen {
  const found = SCREENS.find((screen) => screen.path === path)
  if (!found) throw new Error(`${path} is not among the measured screens`)
  return found
}

/** The URL of the screen on this product, with the id of an existing item. */
export async function addressOf(product: Product, { path, example }: MeasuredScreen): Promise<string> {
  if (!example) return product.origin + path
  const response = await fetch(`http://localhost:${product.port}/api/v1${example}`)
  const { data } = (await response.json()) as { data: { id: string }[] }
  const id = data[0]?.id ?? ''
  return product.origin + path.replace(':id', path === POINT ? await firstPoint(product, id) : id)
}

async function firstPoint(product: Product, routeId: string): Promise<string> {
  const response = await fetch(`http://localhost:${product.port}/api/v1/routes/${routeId}`)
  const { data } = (await response.json()) as { data: { points: { id: string }[] } }
  return data.points[0]?.id ?? ''
}
