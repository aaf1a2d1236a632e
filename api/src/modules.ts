import type { ApiModule } from './api-module.ts'
import { accountRoutes } from './modules/account/account.routes.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { ownSessionRoutes } from './modules/auth/own-sessions.routes.ts'
import { providerRoutes } from './modules/auth/provider.routes.ts'
import { CONTENT_MODULES } from './modules/content/content-modules.ts'
import { digestRoutes } from './modules/digest/digest.routes.ts'
import { pushRoutes } from './modules/push/push.routes.ts'
import { settingsRoutes } from './modules/settings/settings.routes.ts'
import { userRoutes } from './modules/user/user.routes.ts'

/** Every module, by hand: what is not here is not served. */
export const API_MODULES: readonly ApiModule[] = [
  authRoutes,
  providerRoutes,
  ownSessionRoutes,
  settingsRoutes,
  digestRoutes,
  pushRoutes,
  userRoutes,
  accountRoutes,
  ...CONTENT_MODULES,
]
