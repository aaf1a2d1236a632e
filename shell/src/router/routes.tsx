/** Every address of the app: the shell's screens, the redirects, and what remotes declare. Known before any remote is fetched. */
import { paths, REDIRECTS } from '@sureda/contract/remote/paths'
import { generatePath, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom'
import type { ScreenRules } from '../access/decide-access.ts'
import { guardOf } from '../access/guard-of.ts'
import type { Registry } from '../boot/registry-document.ts'
import { AppFrame } from '../layout/app-frame.tsx'
import { ShellError } from '../layout/errors/shell-error.tsx'
import { contributedRoutes, type ScreenRoute } from './contributed-routes.ts'
import { firstScreen } from './first-screen.ts'
import { guard } from './guard.ts'
import { HydrationEnd } from './hydration-end.ts'
import { initialHash } from './initial-hash.ts'
import { loadRemoteRuntime } from './load-remote-runtime.ts'
import type { RouteHandle } from './route-handle.ts'
import { SHELL_SCREENS, type ShellScreen } from './shell-screens.ts'

export function appRoutes(registry: Registry): RouteObject[] {
  return [
    {
      element: <AppFrame />,
      errorElement: <ShellError />,
      children: [
        ...REDIRECTS.filter(({ from }) => from !== paths.dashboard()).map(redirectRoute),
        ...dashboardRoutes(),
        ...SHELL_SCREENS.filter(({ inFrame }) => !inFrame).map(shellRoute),
        {
          lazy: async () => ({ Component: (await loadRemoteRuntime(registry)).Layout }),
          children: [
            ...contributedRoutes(registry).map((screen) => remoteRoute(screen, registry)),
            ...SHELL_SCREENS.filter(({ inFrame }) => inFrame).map(shellRoute),
            {
              path: '*',
              lazy: async () => ({ Component: (await loadRemoteRuntime(registry)).NotFound }),
              handle: { title: 'shell:notFound.page' } satisfies RouteHandle,
              // an address without a screen may still be protected
              loader: async (args) => {
                await guard(guardOf(registry, new URL(args.request.url).pathname), args)
                return null
              },
            },
          ],
        },
      ],
    },
  ]
}

/** Loader of a screen that needs only the guard's permission. */
function open(rules: ScreenRules) {
  return async (args: LoaderFunctionArgs) => {
    await guard(rules, args)
    return null
  }
}

function remoteRoute(screen: ScreenRoute, registry: Registry): RouteObject {
  const { path, title } = screen.route
  return {
    path,
    lazy: async () => ({ Component: (await loadRemoteRuntime(registry)).screenOf(screen) }),
    errorElement: <ShellError />,
    handle: { rules: screen.route, title, screen } satisfies RouteHandle,
    loader: async (args) => {
      await guard(screen.route, args)
      const area = await loadRemoteRuntime(registry)
      await area.prefetchScreen(screen, args.params)
      return null
    },
    // A changed filter or tab is the same screen for the same person: guard and preparation need not run again. Opening
    // the same address again does run the guard.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
  }
}

/** Old and English addresses; query and fragment are carried over, so that messages are not lost. */
function redirectRoute({ from, to }: { from: string; to: string }): RouteObject {
  return {
    path: from,
    loader: ({ params, request }) => {
      const { pathname, search } = new URL(request.url)
      throw redirect(generatePath(to, params) + search + initialHash(pathname))
    },
  }
}

/** The office's dashboard is another site: the guard refuses, redirects, or lets exactly `/dashboard` fall back to the root. */
function dashboardRoutes(): RouteObject[] {
  return ['/dashboard', '/dashboard/*', '/admin/*'].map((path) => ({
    path,
    loader: async (args) => {
      await guard(undefined, args)
      throw redirect(paths.root())
    },
  }))
}

const shellRoute = ({ load, title, ...rules }: ShellScreen): RouteObject => ({
  path: rules.path,
  handle: { rules, title } satisfies RouteHandle,
  loader: open(rules),
  lazy: async () => {
    const Screen = await load()
    firstScreen.isWhole = true
    return {
      element: (
        <>
          <Screen />
          <HydrationEnd />
        </>
      ),
    }
  },
})
