import type { ComponentProps, ReactNode } from 'react'
// RouterProvider has no entry of its own; the package has no side effects, so only this part is bundled.
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type FaultMessage, FaultMessageProvider } from './fault-message.ts'
import { useWholeInView } from './whole-in-view.ts'

type Navigate = ComponentProps<typeof RouterProvider>['navigate']

export interface UiProviderProps {
  /** Language and reading direction of the built-in behaviour, e.g. `ca`. */
  locale: string
  /** Client-side navigation for every link of this package; without it links load the page. */
  navigate?: Navigate
  useHref?: (href: string) => string
  /** Messages of every field for invalid values. */
  faultMessage?: FaultMessage
  /** @deprecated `faultMessage` */
  fieldWords?: FaultMessage
  children: ReactNode
}

export function UiProvider(props: UiProviderProps) {
  const { locale, navigate, useHref, fieldWords, faultMessage = fieldWords, children } = props
  useWholeInView()
  const content = navigate ? (
    <RouterProvider navigate={navigate} {...(useHref ? { useHref } : {})}>
      {children}
    </RouterProvider>
  ) : (
    children
  )
  return (
    <I18nProvider locale={locale}>
      <FaultMessageProvider value={faultMessage}>{content}</FaultMessageProvider>
    </I18nProvider>
  )
}
