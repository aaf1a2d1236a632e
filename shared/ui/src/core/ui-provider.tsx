import type { ComponentProps, ReactNode } from 'react'
// RouterProvider has no entry of its own; the package is free of side effects, so only this one part is bundled.
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type FieldWords, FieldWordsProvider } from './field-words.ts'
import { useWholeInView } from './whole-in-view.ts'

type Navigate = ComponentProps<typeof RouterProvider>['navigate']

export interface UiProviderProps {
  /** Language and reading direction of the built-in behaviour, e.g. `ca`. */
  locale: string
  /** Client-side navigation. Every link of this package calls it; without it links load the page. */
  navigate?: Navigate
  useHref?: (href: string) => string
  /** What every field says of a value that it cannot take. */
  fieldWords?: FieldWords
  children: ReactNode
}

export function UiProvider({ locale, navigate, useHref, fieldWords, children }: UiProviderProps) {
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
      <FieldWordsProvider value={fieldWords}>{content}</FieldWordsProvider>
    </I18nProvider>
  )
}
