/**
 * Every address of the app, in one place: screens never write a path by hand. The test beside this file shows the
 * result of each.
 */
const id = (value: string) => encodeURIComponent(value)

/** Set while the reservation form of an experience is open. */
export const RESERVE_PARAM = 'reservar'
/** Set in an open reservation form: the reservation affected by a closure that the new one replaces. */
export const INSTEAD_PARAM = 'instead'
/** Set in my reservations: the waitlist entry the person is about to leave. */
export const LEAVE_PARAM = 'leave'

export const paths = {
  root: () => '/',
  welcome: () => '/welcome',
  mobileOnly: () => '/mobile-only',
  home: () => '/inicio',
  login: () => '/login',
  /** Target of Apple's form post; redirects to the login screen. */
  appleReturn: () => '/login/apple',
  register: () => '/registro',
  forgotPassword: () => '/recuperar-contrasena',
  resetPassword: (token: string) => `/reset-password/${id(token)}`,
  /** The link that confirms a new e-mail. */
  confirmEmail: (token: string) => `/confirmar-correo/${id(token)}`,
  /** The link in a weekly mail that unsubscribes. */
  unsubscribe: (token: string) => `/baja-correo/${id(token)}`,
  /** The search over everything. */
  search: () => '/buscar',
  agenda: () => '/agenda',
  event: (eventId: string) => `/agenda/${id(eventId)}`,
  news: (newsId: string) => `/noticias/${id(newsId)}`,
  experiences: () => '/experiencias',
  experience: (experienceId: string) => `/experiencias/${id(experienceId)}`,
  /** The experience with its reservation form open. */
  reserve: (experienceId: string) => `/experiencias/${id(experienceId)}?${RESERVE_PARAM}=1`,
  /** The same, prefilled with a reservation that a closure affects. */
  rebook: (experienceId: string, reservationId: string) =>
    `/experiencias/${id(experienceId)}?${RESERVE_PARAM}=1&${INSTEAD_PARAM}=${id(reservationId)}`,
  accommodations: () => '/alojamientos',
  restaurants: () => '/restaurantes',
  map: () => '/mapa',
  /** The map with one route, ready to be followed. */
  mapOfRoute: (routeId: string) => `/mapa?route=${id(routeId)}`,
  /** My position and emergency numbers; works offline. With a route, also the office's notice about it. */
  safety: (routeId?: string | null) => (routeId ? `/seguridad?route=${id(routeId)}` : '/seguridad'),
  routesHub: () => '/rutas',
  routes: () => '/rutas/lista',
  route: (routeId: string) => `/rutas/${id(routeId)}`,
  stories: () => '/relatos',
  story: (storyId: string) => `/relatos/${id(storyId)}`,
  /** With the route it is viewed on, so that previous and next stop are those of this route. */
  routePoint: (pointId: string, routeId?: string) =>
    routeId ? `/puntos-de-ruta/${id(pointId)}?route=${id(routeId)}` : `/puntos-de-ruta/${id(pointId)}`,
  packages: () => '/paquetes',
  travelPackage: (packageId: string) => `/paquetes/${id(packageId)}`,
  /** Content stored on this phone, and how to store more. */
  offline: () => '/sin-conexion',
  suggestions: () => '/sugerencias',
  profile: () => '/perfil',
  favorites: () => '/perfil/favoritos',
  carbon: () => '/perfil/huella',
  editProfile: () => '/perfil/editar',
  deleteAccount: () => '/perfil/eliminar',
  rewards: () => '/recompensas',
  regenerativePractices: () => '/practicas-regenerativas',
  /** The estimate of a contribution for one person's grams, rounded to a tenth of a kilogram. */
  practicesFor: (grams: number) => `/practicas-regenerativas?tab=estimate&kg=${Math.round(grams / 100) / 10}`,
  reservations: () => '/reservas',
  /** My reservations with one pass open. */
  reservationPass: (reservationId: string) => `/reservas?pass=${id(reservationId)}`,
  /** My reservations, asking whether to leave a waitlist or decline an offer. */
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
  /** An invitation, with the code prefilled. */
  joinGroup: (code: string) => `/grupos?codigo=${encodeURIComponent(code)}`,
  /** Target of the code on the sheet of a check-in point. */
  checkInPoint: (pointId: string) => `/puntos/${id(pointId)}`,
  guide: () => '/guia',
  guideReservations: () => '/guia/reservas',
  /** Participants of the guide's tours on a day; today by default. */
  guideManifest: (date?: string) => (date ? `/guia/lista?date=${id(date)}` : '/guia/lista'),
  guideExperiences: () => '/guia/experiencias',
  guideGroups: () => '/guia/grupos',
  guideNewGroup: () => '/guia/grupos/nuevo',
  guideEditGroup: (groupId: string) => `/guia/grupos/editar/${id(groupId)}`,
  /** The counter where reward codes are redeemed, with one prefilled. */
  guideRedemptions: (code?: string) => (code ? `/guia/vales?codigo=${id(code)}` : '/guia/vales'),
  guideProfile: () => '/guia/perfil',
  guideCheckInPoints: () => '/guia/puntos',
  guideNewCheckInPoint: () => '/guia/puntos/nuevo',
  guideCheckInPoint: (pointId: string) => `/guia/puntos/${id(pointId)}`,
  guideClosures: () => '/guia/cierres',
  guideNewClosure: () => '/guia/cierres/nuevo',
  dashboard: () => '/dashboard',
} as const

/** Addresses are the same with and without a trailing slash. */
export const withoutEndSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/'

/**
 * The canonical spelling of an address: the first segment is lower-case, as in `/restaurantes`; the rest may be an id
 * and is unchanged. Repeated slashes become one, so that `//x` is an address of this app and never another host.
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

/** Aliases of a screen: they remain in the address bar, but metadata names `to`. */
export const PATH_ALIASES: readonly { from: string; to: string }[] = [
  { from: '/eventos', to: '/agenda' },
  { from: '/eventos/:id', to: '/agenda/:id' },
]

/**
 * Addresses of the shell, which work when every remote is down, and addresses that are no screens. A trailing `/*`
 * includes everything below.
 */
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
  '/fonts/*',
  '/internal/*',
  '/link-preview/*',
  '/livez',
  '/media/*',
  '/readyz',
  '/releases/*',
  '/splash/*',
  '/telemetry/*',
  '/uploads/*',
]

/** The guide area: the only pages that may use the camera. */
export const GUIDE_AREA = '/guia/*'

/** Whether an address is at or below a path with a trailing `/*`, or equals one without. */
export const isAtOrBelow = (pathname: string, owned: string): boolean =>
  owned.endsWith('/*') ? `${pathname}/`.startsWith(owned.slice(0, -1)) : pathname === owned

/** Addresses that no remote may claim. */
export const isShellPath = (pathname: string): boolean =>
  SHELL_PATHS.some((owned) => isAtOrBelow(pathname, owned))

/** Patterns that differ only in parameter names are the same address. */
export const shapeOf = (path: string): string => path.replaceAll(/:[^/]+/g, ':')
