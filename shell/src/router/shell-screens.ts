/** The shell's own screens and menu items, in the format of remote.json: routes, menus and guards treat both alike. */
import { paths } from '@sureda/contract/remote/paths'
import type { NavContribution, RouteContribution } from '@sureda/contract/remote/registry'
import type { ComponentType } from 'react'

export interface ShellScreen
  extends Pick<RouteContribution, 'path' | 'access' | 'title' | 'withoutMobileAccess'> {
  load: () => Promise<ComponentType>
  /** Rendered inside header and menus, like the remotes' screens. */
  inFrame?: true
}

export const SHELL_SCREENS: readonly ShellScreen[] = [
  {
    path: paths.welcome(),
    access: 'anonymous-only',
    title: 'shell:welcome.title',
    load: async () => (await import('../welcome/welcome-screen.tsx')).WelcomeScreen,
  },
  {
    path: paths.mobileOnly(),
    access: 'public',
    title: 'shell:mobileOnly.pageTitle',
    withoutMobileAccess: true,
    load: async () => (await import('../welcome/mobile-only-screen.tsx')).MobileOnlyScreen,
  },
  {
    path: paths.login(),
    access: 'anonymous-only',
    title: 'shell:login.title',
    load: async () => (await import('../auth/login-screen.tsx')).LoginScreen,
  },
  {
    path: paths.register(),
    access: 'anonymous-only',
    title: 'shell:register.title',
    load: async () => (await import('../auth/register-screen.tsx')).RegisterScreen,
  },
  {
    path: paths.forgotPassword(),
    access: 'anonymous-only',
    title: 'shell:forgot.title',
    load: async () => (await import('../auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
  },
  {
    path: '/reset-password/:token?',
    access: 'public',
    title: 'shell:reset.title',
    withoutMobileAccess: true,
    load: async () => (await import('../auth/reset-password-screen.tsx')).ResetPasswordScreen,
  },
  {
    path: '/confirmar-correo/:token?',
    access: 'public',
    title: 'shell:confirmEmail.title',
    withoutMobileAccess: true,
    load: async () => (await import('../auth/confirm-email-screen.tsx')).ConfirmEmailScreen,
  },
  {
    path: paths.offline(),
    access: 'public',
    title: 'shell:saved.title',
    inFrame: true,
    load: async () => (await import('../offline/screen/saved-screen.tsx')).SavedScreen,
  },
]

export const SHELL_NAV: readonly NavContribution[] = [
  { in: 'side-menu', path: paths.offline(), label: 'shell:menu.offline', icon: 'backpack', order: 92 },
  {
    in: 'side-menu',
    section: 'account',
    path: paths.login(),
    label: 'shell:menu.login',
    icon: 'log-in',
    order: 10,
    when: 'guest',
  },
  {
    in: 'side-menu',
    section: 'account',
    path: paths.register(),
    label: 'shell:menu.register',
    icon: 'user',
    order: 20,
    when: 'guest',
  },
]
