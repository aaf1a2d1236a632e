/**
 * Every address of the app, in one place: screens never write a path by hand. The test beside this file shows the
 * result of each.
 */
const id = (value: string) => encodeURIComponent(value)

/** In the address of an experience while its reservation form is open. */
export const RESERVE_PARAM = 'reservar'
/** In the address of an open reservation form: the reservation in a closure that the new one is made instead of. */
export const INSTEAD_PARAM = 'instead'
/** In the address of my reservations: the place in a line that is to be let go. */
export const LEAVE_PARAM = 'leave'

export const paths = {
  root: () => '/',
  welcome: () => '/welcome',
  mobileOnly: () => '/mobile-only',
  home: () => '/inicio',
  login: () => '/login',
  /** Where Apple's form post arrives; it goes on to the login screen. */
  appleReturn: () => '/login/apple',
  register: () => '/registro',
  forgotPassword: () => '/recuperar-contrasena',
  resetPassword: (token: string) => `/reset-password/${id(token)}`,
  /** The link that confirms a new e-mail. */
  confirmEmail: (token: string) => `/confirmar-correo/${id(token)}`,
  /** The link in a weekly mail that ends them. */
  unsubscribe: (token: string) => `/baja-correo/${id(token)}`,
  /** The one search over everything. */
  search: () => '/buscar',
  agenda: () => '/agenda',
  event: (eventId: string) => `/agenda/${id(eventId)}`,
  news: (newsId: string) => `/noticias/${id(newsId)}`,
  experiences: () => '/experiencias',
  experience: (experienceId: string) => `/experiencias/${id(experienceId)}`,
  /** The experience with its reservation form open. */
  reserve: (experienceId: string) => `/experiencias/${id(experienceId)}?${RESERVE_PARAM}=1`,
  /** The same, filled in with a reservation that a closure touches. */
  rebook: (experienceId: string, reservationId: string) =>
    `/experiencias/${id(experienceId)}?${RESERVE_PARAM}=1&${INSTEAD_PARAM}=${id(reservationId)}`,
  accommodations: () => '/alojamientos',
  restaurants: () => '/restaurantes',
  map: () => '/mapa',
  /** The map with one route on it, ready to be followed. */
  mapOfRoute: (routeId: string) => `/mapa?route=${id(routeId)}`,
  /** Where am I, whom do I call: works without network. With a route, also what its office says of it. */
  safety: (routeId?: string | null) => (routeId ? `/seguridad?route=${id(routeId)}` : '/seguridad'),
  routesHub: () => '/rutas',
  routes: () => '/rutas/lista',
  route: (routeId: string) => `/rutas/${id(routeId)}`,
  stories: () => '/relatos',
  story: (storyId: string) => `/relatos/${id(storyId)}`,
  /** With the route it is read on, so that the stops before and after are that route's. */
  routePoint: (pointId: string, routeId?: string) =>
    routeId ? `/puntos-de-ruta/${id(pointId)}?route=${id(routeId)}` : `/puntos-de-ruta/${id(pointId)}`,
  packages: () => '/paquetes',
  travelPackage: (packageId: string) => `/paquetes/${id(packageId)}`,
  /** What this phone has stored, and the way to keep more. */
  offline: () => '/sin-conexion',
  suggestions: () => '/sugerencias',
  profile: () => '/perfil',
  favorites: () => '/perfil/favoritos',
  carbon: () => '/perfil/huella',
  editProfile: () => '/perfil/editar',
  deleteAccount: () => '/perfil/eliminar',
  rewards: () => '/recompensas',
  regenerativePractices: () => '/practicas-regenerativas',
  /** The estimate of a contribution for as many grams of one person, to a tenth of a kilogram. */
  practicesFor: (grams: number) => `/practicas-regenerativas?tab=estimate&kg=${Math.round(grams / 100) / 10}`,
  reservations: () => '/reservas',
  /** My reservations with the pass of one of them open. */
  reservationPass: (reservationId: string) => `/reservas?pass=${id(reservationId)}`,
  /** My reservations, asking whether a place in the line or an offer may go. */
  leaveWaitlist: (entryId: string) => `/reservas?${LEAVE_PARAM}=${id(entryId)}`,
  terms: () => '/terminos-y-condiciones',
  preferences: () => '/preferencias',
  configuration: () => '/configuracion',
  storyTours: () => '/storytours',
  storyTour: (tourId: string) => `/storytours/${id(tourId)}`,
  storyTourGames: (tourId: string) => `/storytours/${id(tourId)}/games`,
  game: (tourId: string, gameId: string) => `/storytours/${id(tourId)}/games/${id(gameId)}`,
  operators: () => '/operadores',
  operator: (operatorId: string) => `/operadores/${id(operatorId)}`,
  location: (locationId: string) => `/ubicaciones/${id(locationId)}`,
  groups: () => '/grupos',
  /** An invitation: the code is filled in. */
  joinGroup: (code: string) => `/grupos?codigo=${encodeURIComponent(code)}`,
  /** Where the code on the sheet of a check-in point leads. */
  checkInPoint: (pointId: string) => `/puntos/${id(pointId)}`,
  guide: () => '/guia',
  guideReservations: () => '/guia/reservas',
  /** Who comes to the guide's tours of a day; today without one. */
  guideManifest: (date?: string) => (date ? `/guia/lista?date=${id(date)}` : '/guia/lista'),
  guideExperiences: () => '/guia/experiencias',
  guideGroups: () => '/guia/grupos',
  guideNewGroup: () => '/guia/grupos/nuevo',
  guideEditGroup: (groupId: string) => `/guia/grupos/editar/${id(groupId)}`,
  /** The counter where the codes of rewards are taken, with one filled in. */
  guideRedemptions: (code?: string) => (code ? `/guia/vales?codigo=${id(code)}` : '/guia/vales'),
  guideProfile: () => '/guia/perfil',
  guideCheckInPoints: () => '/guia/puntos',
  guideNewCheckInPoint: () => '/guia/puntos/nuevo',
  guideCheckInPoint: (pointId: string) => `/guia/puntos/${id(pointId)}`,
  guideClosures: () => '/guia/cierres',
  guideNewClosure: () => '/guia/cierres/nuevo',
  dashboard: () => '/dashboard',
} as const

/** Addresses are the same with and without a slash at their end. */
export const withoutEndSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/'

/**
 * The one spelling of an address: screens have small letters, as in `/restaurantes`; what follows may be an id and keeps its own. One slash where there are
 * several, so that what comes of `//x` is an address of this app and never another host.
 */
export const canonicalPath = (pathname: string): string =>
  withoutEndSlash(pathname.replace(/\/{2,}/g, '/')).replace(/^\/[^/]+/, (screen) => screen.toLowerCase())

/** Old and English addresses and where they lead now; `:id` is carried over. */
export const REDIRECTS: readonly { from: string; to: string }[] = [
  { from: '/', to: '/welcome' },
  { from: '/home', to: '/inicio' },
  { from: '/experiences', to: '/experiencias' },
  { from: '/profile', to: '/perfil' },
  { from: '/reservations', to: '/reservas' },
  { from: '/agencias', to: '/operadores' },
  { from: '/agencias/:id', to: '/operadores/:id' },
  { from: '/dashboard', to: '/' },
  { from: '/guide', to: '/guia' },
  { from: '/guide/experiences', to: '/guia/experiencias' },
  { from: '/guide/groups', to: '/guia/grupos' },
  { from: '/guide/config', to: '/guia/perfil' },
  { from: '/groups', to: '/grupos' },
]

/** Second names of a screen: they stay in the address bar, but what is said of the screen names `to`. */
export const SECOND_NAMES: readonly { from: string; to: string }[] = [
  { from: '/eventos', to: '/agenda' },
  { from: '/eventos/:id', to: '/agenda/:id' },
]

/** Addresses of the shell, which work when every remote is down, and of what is no screen at all. A trailing `/*` owns everything below. */
export const SHELL_PATHS: readonly string[] = [
  '/',
  '/welcome',
  '/mobile-only',
  '/login',
  '/registro',
  '/recuperar-contrasena',
  '/reset-password/*',
  '/confirmar-correo/*',
  '/dashboard/*',
  '/admin/*',
  '/sin-conexion',
  '/offline/*',
  '/api/*',
  '/mf/*',
  '/assets/*',
  '/media/*',
  '/telemetry/*',
]

/** Everything of the guide's: the only pages that may use the camera. */
export const GUIDE_AREA = '/guia/*'

/** Whether an address lies at or below a path with a trailing `/*`, or is exactly one without. */
export const isAtOrBelow = (pathname: string, owned: string): boolean =>
  owned.endsWith('/*') ? `${pathname}/`.startsWith(owned.slice(0, -1)) : pathname === owned

/** Addresses that no remote may take. */
export const isShellPath = (pathname: string): boolean =>
  SHELL_PATHS.some((owned) => isAtOrBelow(pathname, owned))

/** Two patterns that differ only in the names of their parameters are the same address. */
export const shapeOf = (path: string): string => path.replaceAll(/:[^/]+/g, ':')
