import { nextTask } from '@sureda/remote/device'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { LoadFailure, RemoteDisabled } from '../federation/load-failure.ts'
import { createRouter } from '../router/create-router.ts'
import { findFirstScreen, firstScreen, leaveFirstScreen, restoreStyles } from '../router/first-screen.ts'
import { appRoutes } from '../router/routes.tsx'
import type { Registry } from './registry-document.ts'

/** Renders the first screen, or hydrates what the server rendered. Returns the routes of the app. */
export async function renderApp(
  root: HTMLElement,
  registry: Registry,
): Promise<ReturnType<typeof appRoutes>> {
  const routes = appRoutes(registry)
  const address = location.pathname + location.search
  const isRendered = findFirstScreen(root)
  await nextTask()
  const router = await createRouter(routes)
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  // in slices: rendering the first screen in one piece would block a slow phone for a fifth of a second
  startTransition(() => {
    // a guard may have led elsewhere
    const isSame = location.pathname + location.search === address
    if (!isRendered || !firstScreen.isWhole || !isSame) {
      leaveFirstScreen()
      return createRoot(root, { onCaughtError: noteCaught }).render(app)
    }
    restoreStyles(root)
    hydrateRoot(root, app, { onCaughtError: noteCaught, onRecoverableError: noteDifference })
  })
  return routes
}

/** Logs what an error boundary shows. A part that did not load is no bug, and telemetry has it already. */
function noteCaught(error: unknown): void {
  if (error instanceof LoadFailure || error instanceof RemoteDisabled) console.warn(error.message)
  else console.error(error)
}

/** Hydration mismatch: React has recovered, but the difference is a bug. */
const noteDifference = (error: unknown): void =>
  console.error('The page differs from what the server rendered:', error)
