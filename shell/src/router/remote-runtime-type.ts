import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { ScreenRoute } from './contributed-routes.ts'
import type { prefetchScreen } from './prefetch-screen.ts'

/** What `federation/remote-area.tsx` provides to the routes of remotes. */
export interface RemoteRuntime {
  Layout: ComponentType
  NotFound: ComponentType
  screenOf: (screen: ScreenRoute) => ComponentType
  prefetchScreen: typeof prefetchScreen
  prefetchLinks: (routes: RouteObject[]) => void
  /** Called after the first screen. */
  startUpkeep: () => void
}
