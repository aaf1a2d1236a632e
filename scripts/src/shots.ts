import { paths } from '@sureda/contract/paths'
import type { FastifyInstance } from 'fastify'
import type { Page } from 'playwright'

export const BRANDS = [
  { id: 'gavarres', host: 'gavarres.localhost' },
  { id: 'raya', host: 'raya.localhost' },
] as const
export type Brand = (typeof BRANDS)[number]

export interface Shot {
  /** File name, and the word that chooses it on the command line. */
  name: string
  path: string
  /** Demo person (before the @) who is signed in. */
  person?: 'visitor' | 'package' | 'guide'
  locale?: string
  dark?: boolean
  /** The whole length of the page instead of the first view. */
  full?: boolean
  /** The page's clock shows this hour of the territory; before noon unless the light is part of the picture. */
  hour?: number
}

const PASSWORD = 'suro-demo-2026'

/** Every screen of the app, detail screens with the first item of their list. */
export async function shots(app: FastifyInstance, brand: Brand): Promise<Shot[]> {
  const call = async <T>(path: string) =>
    (await app.inject({ url: `/api/v1/${path}`, headers: { host: brand.host } })).json() as { data?: T }
  const first = async (list: string) =>
    (await call<{ id: string }[]>(`${list}?per_page=1`)).data?.[0]?.id ?? 'none'
  const [experience, event, news, tour, route, story, travel, operator, location] = (await Promise.all(
    [
      'experiences',
      'events',
      'news',
      'story-tours',
      'routes',
      'stories',
      'packages',
      'operators',
      'locations',
    ].map(first),
  )) as [string, string, string, string, string, string, string, string, string]
  const points = (await call<{ points?: { id: string }[] }>(`routes/${route}`)).data?.points ?? []
  const games = (await call<{ id: string }[]>(`story-tours/${tour}/games`)).data ?? []
  const offers = (await call<{ id: string; purchase: string }[]>('experiences?per_page=100')).data ?? []
  const boughtBy = (purchase: string) =>
    paths.reserve(offers.find((offer) => offer.purchase === purchase)?.id ?? 'none')
  return [
    { name: 'welcome', path: paths.welcome() },
    { name: 'login', path: paths.login() },
    { name: 'registro', path: paths.register() },
    { name: 'recuperar', path: paths.forgotPassword() },
    { name: 'inicio-guest', path: paths.home(), full: true },
    { name: 'inicio', path: paths.home(), person: 'package', full: true },
    { name: 'inicio-dark', path: paths.home(), person: 'package', dark: true },
    { name: 'inicio-de', path: paths.home(), locale: 'de-DE' },
    { name: 'buscar', path: `${paths.search()}?q=corcho`, full: true },
    { name: 'buscar-dark', path: paths.search(), dark: true, locale: 'de-DE' },
    { name: 'experiencias', path: paths.experiences() },
    { name: 'experiencia', path: paths.experience(experience), person: 'visitor', full: true },
    { name: 'reserva', path: boughtBy('slot') },
    { name: 'reserva-mesa', path: boughtBy('table'), person: 'visitor', dark: true },
    { name: 'reserva-noches', path: boughtBy('nights'), person: 'visitor', locale: 'de-DE' },
    { name: 'consulta', path: boughtBy('enquiry') },
    { name: 'reserva-fuera', path: boughtBy('external') },
    { name: 'evento', path: paths.event(event), full: true },
    { name: 'noticia', path: paths.news(news), full: true },
    { name: 'mapa', path: paths.map() },
    { name: 'storytours', path: paths.storyTours() },
    { name: 'storytour', path: paths.storyTour(tour), full: true },
    { name: 'juegos', path: paths.storyTourGames(tour) },
    { name: 'juego', path: paths.game(tour, games[0]?.id ?? 'none') },
    { name: 'agenda', path: paths.agenda() },
    { name: 'alojamientos', path: paths.accommodations() },
    { name: 'restaurantes', path: paths.restaurants() },
    { name: 'rutas', path: paths.routesHub() },
    { name: 'rutas-lista', path: paths.routes() },
    { name: 'ruta', path: paths.route(route), full: true },
    { name: 'parada', path: paths.routePoint(points[0]?.id ?? 'none') },
    { name: 'relatos', path: paths.stories() },
    { name: 'relato', path: paths.story(story), full: true },
    { name: 'paquetes', path: paths.packages() },
    { name: 'paquete', path: paths.travelPackage(travel), full: true },
    { name: 'operadores', path: paths.operators() },
    { name: 'operador', path: paths.operator(operator), full: true },
    { name: 'lugar', path: paths.location(location), full: true },
    { name: 'sugerencias', path: paths.suggestions(), person: 'package' },
    { name: 'terminos', path: paths.terms() },
    { name: 'configuracion', path: paths.configuration(), person: 'visitor' },
    { name: 'configuracion-avisos', path: `${paths.configuration()}?tab=notifications`, person: 'visitor' },
    { name: 'baja-correo', path: paths.unsubscribe('x') },
    { name: 'eliminar', path: paths.deleteAccount(), person: 'visitor', full: true },
    { name: 'sesiones', path: `${paths.configuration()}?tab=privacy`, person: 'visitor', full: true },
    { name: 'preferencias', path: paths.preferences(), person: 'visitor' },
    { name: 'mobile-only', path: paths.mobileOnly() },
    { name: 'reservas', path: paths.reservations(), person: 'visitor' },
    { name: 'perfil', path: paths.profile(), person: 'visitor', full: true },
    { name: 'huella', path: paths.carbon(), person: 'package', full: true },
    { name: 'practicas', path: paths.regenerativePractices(), person: 'visitor', full: true },
    { name: 'recompensas', path: paths.rewards(), person: 'visitor', full: true },
    { name: 'favoritos', path: paths.favorites(), person: 'visitor' },
    { name: 'editar', path: paths.editProfile(), person: 'visitor', full: true },
    { name: 'guia', path: paths.guide(), person: 'guide', full: true },
    { name: 'guia-lista', path: paths.guideManifest(), person: 'guide', full: true },
    { name: 'guia-experiencias', path: paths.guideExperiences(), person: 'guide' },
    { name: 'guia-grupos', path: paths.guideGroups(), person: 'guide' },
    { name: 'guia-grupo-nuevo', path: paths.guideNewGroup(), person: 'guide', full: true },
    { name: 'grupos', path: paths.groups(), person: 'visitor', full: true },
    { name: 'guia-perfil', path: paths.guideProfile(), person: 'guide', full: true },
    { name: 'guia-puntos', path: paths.guideCheckInPoints(), person: 'guide' },
    { name: 'guia-puntos-nuevo', path: paths.guideNewCheckInPoint(), person: 'guide', full: true },
    { name: 'guia-cierres', path: paths.guideClosures(), person: 'guide' },
    { name: 'guia-vales', path: paths.guideRedemptions(), person: 'guide' },
    { name: 'guia-cierres-nuevo', path: paths.guideNewClosure(), person: 'guide', full: true },
    { name: 'not-found', path: '/no-existe' },
  ]
}

/** Puts a session into the browser as the login screen would. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/livez`)
  await page.evaluate(
    async ([login, password]) => {
      const answer = await fetch('/api/v1/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: login, password }),
      })
      const { access_token, user, roles, permissions, access_type } = await answer.json()
      localStorage.setItem('auth_token', access_token)
      localStorage.setItem('auth_user', JSON.stringify({ ...user, roles, permissions, access_type }))
    },
    [email, PASSWORD],
  )
}
