import type { ScreenRules } from '../access/decide-access.ts'
import type { ScreenRoute } from './contributed-routes.ts'

/** What a route tells the frame around it. */
export interface RouteHandle {
  rules?: ScreenRules
  /** i18next key. */
  title?: string
  screen?: ScreenRoute
}
