import { ApiError } from '@sureda/remote/api'
import { QueryView } from '@sureda/remote/query'
import { useScreenTitle } from '@sureda/remote/shell'
import { LinkButton, Motif, Stack } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface DetailViewProps<T> {
  query: UseQueryResult<T>
  /** Heading until the content has loaded. */
  title: string
  failed: string
  /** Shown when the item does not exist, with a link to go on. */
  missing: { title: string; href: string; label: string }
  children: (data: T) => ReactNode
}

/** The item does not exist, or its id is invalid, e.g. in a damaged link. */
const NO_SUCH: ReadonlySet<number> = new Set([400, 404, 414, 422])

/** A detail screen: its content renders its own `Screen`; this renders every other state. */
export function DetailView<T>({ query, title, failed, missing, children }: DetailViewProps<T>) {
  const { t } = useTranslation('content')
  const gone = query.data === undefined && query.error instanceof ApiError && NO_SUCH.has(query.error.status)
  useScreenTitle(gone ? missing.title : undefined)
  if (query.data !== undefined) return children(query.data)
  // the heading of the screen says it: an empty state would repeat it, and so would the bar above a hidden heading
  if (gone)
    return (
      <Screen title={missing.title} lead={t('state.goneText')}>
        <Stack gap={8} align="start">
          <LinkButton href={missing.href}>{missing.label}</LinkButton>
          <Motif name="rings" size={220} />
        </Stack>
      </Screen>
    )
  return (
    <Screen title={title} titleHidden>
      <QueryView query={query} shape="detail" failed={failed}>
        {children}
      </QueryView>
    </Screen>
  )
}
