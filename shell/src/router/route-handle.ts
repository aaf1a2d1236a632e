import type { ScreenRules } from '../access/decide-access.ts'
import type { ScreenRoute } from './contributed-routes.ts'

/** Data of a route for the frame around it. */
export interface RouteHandle {
  rules?: ScreenRules
  /** i18next key. */
  title?: string
  screen?: ScreenRoute
}
