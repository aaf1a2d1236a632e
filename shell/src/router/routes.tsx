/** Every address of the app: the shell's own, the agreed redirects, and what the remotes declare. Known before any remote is fetched. */
import type { AccessWord } from '@sureda/contract/access'
import { paths, REDIRECTS } from '@sureda/contract/paths'
import { generatePath, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom'
import type { Registry } from '../boot/registry-document.ts'
import { AppFrame } from '../layout/app-frame.tsx'
import { ShellError } from '../layout/shell-error.tsx'
import { askedPart } from './asked-part.ts'
import { contributedRoutes, type ScreenRoute } from './contributed-routes.ts'
import { guard } from './guard.ts'
import { openArea } from './open-area.ts'

/** What a route tells the frame around it. */
export interface RouteHandle {
  access?: AccessWord
  /** i18next key. */
  title?: string
  screen?: ScreenRoute
}

type Lazy = () => Promise<Pick<RouteObject, 'Component'>>

export function appRoutes(registry: Registry): RouteObject[] {
  return [
    {
      element: <AppFrame />,
      errorElement: <ShellError />,
      children: [
        ...REDIRECTS.filter(({ from }) => from !== paths.dashboard()).map(redirectRoute),
        ...dashboardRoutes(),
        ...shellScreens(),
        {
          lazy: async () => ({ Component: (await openArea(registry)).Layout }),
          children: [
            ...contributedRoutes(registry).map((screen) => remoteRoute(screen, registry)),
            {
              path: paths.offline(),
              handle: { access: 'public', title: 'shell:kept.title' } satisfies RouteHandle,
              loader: open('public'),
              lazy: async () => ({ Component: (await import('../offline/kept-screen.tsx')).KeptScreen }),
            },
            {
              path: '*',
              lazy: async () => ({ Component: (await openArea(registry)).NotFound }),
              handle: { title: 'shell:notFound.page' } satisfies RouteHandle,
              loader: open(undefined),
            },
          ],
        },
      ],
    },
  ]
}

/** The loader of a screen that needs nothing but the guard's leave. */
function open(word: AccessWord | undefined) {
  return async (args: LoaderFunctionArgs) => {
    await guard(word, args)
    return null
  }
}

function remoteRoute(screen: ScreenRoute, registry: Registry): RouteObject {
  const { access, path, title } = screen.route
  return {
    path,
    lazy: async () => ({ Component: (await openArea(registry)).screenOf(screen) }),
    errorElement: <ShellError />,
    handle: { access, title, screen } satisfies RouteHandle,
    loader: async (args) => {
      await guard(access, args)
      const area = await openArea(registry)
      await area.prepareScreen(screen, args.params)
      return null
    },
    // A filter or a tab in the address is the same screen for the same person: neither guard nor preparation have anything new to say. The same address
    // again is somebody asking for the guard.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
  }
}

/** Old and English addresses; what stands behind the path is carried along, so a message is not lost on the way. */
function redirectRoute({ from, to }: { from: string; to: string }): RouteObject {
  return {
    path: from,
    loader: ({ params, request }) => {
      const { pathname, search } = new URL(request.url)
      throw redirect(generatePath(to, params) + search + askedPart(pathname))
    },
  }
}

/** The office's dashboard is another site: the guard refuses, leads there, or lets exactly `/dashboard` fall back to the root. */
function dashboardRoutes(): RouteObject[] {
  return ['/dashboard', '/dashboard/*', '/admin/*'].map((path) => ({
    path,
    loader: async (args) => {
      await guard(undefined, args)
      throw redirect(paths.root())
    },
  }))
}

function shellScreens(): RouteObject[] {
  const screen = (path: string, access: AccessWord, title: string, lazy: Lazy): RouteObject => ({
    path,
    handle: { access, title: `shell:${title}` } satisfies RouteHandle,
    loader: open(access),
    lazy,
  })
  return [
    screen(paths.welcome(), 'anonymous-only', 'welcome.title', async () => ({
      Component: (await import('../welcome/welcome-screen.tsx')).WelcomeScreen,
    })),
    screen(paths.mobileOnly(), 'public', 'mobileOnly.pageTitle', async () => ({
      Component: (await import('../welcome/mobile-only-screen.tsx')).MobileOnlyScreen,
    })),
    screen(paths.login(), 'anonymous-only', 'login.title', async () => ({
      Component: (await import('../auth/login-screen.tsx')).LoginScreen,
    })),
    screen(paths.register(), 'anonymous-only', 'register.title', async () => ({
      Component: (await import('../auth/register-screen.tsx')).RegisterScreen,
    })),
    screen(paths.forgotPassword(), 'anonymous-only', 'forgot.title', async () => ({
      Component: (await import('../auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
    })),
    screen('/reset-password/:token?', 'public', 'reset.title', async () => ({
      Component: (await import('../auth/reset-password-screen.tsx')).ResetPasswordScreen,
    })),
    screen('/confirmar-correo/:token?', 'public', 'confirmEmail.title', async () => ({
      Component: (await import('../auth/confirm-email-screen.tsx')).ConfirmEmailScreen,
    })),
  ]
}
