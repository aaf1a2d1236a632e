import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import type { RouteContribution } from '@sureda/contract/remote/registry'
import { asTitle, camelCase, pascalCase } from './names.ts'
import { IN_THE_MAKING } from './screen-files.ts'

/** The calls that the two screens show until the team has its own. */
const LIST_CALL = '/api/v1/news?per_page=100'
const DETAIL_CALL = '/api/v1/news/:id'

/** A list at `/<own>` and a page for each of its items, of the remote with that namespace. */
export function listRoutes(own: string): RouteContribution[] {
  return [
    {
      path: `/${own}`,
      screen: `./${own}`,
      access: 'public',
      title: `${own}:${camelCase(own)}.title`,
      server: true,
      offline: 'last-seen',
      preloadApi: [LIST_CALL],
    },
    {
      path: `/${own}/:id`,
      screen: `./${own}-detail`,
      access: 'public',
      title: `${own}:detail.title`,
      server: true,
      offline: 'last-seen',
      preloadApi: [DETAIL_CALL],
      previewApi: DETAIL_CALL,
      itemsApi: [LIST_CALL],
    },
  ]
}

const WORDS: Record<Locale, { listFailed: string; empty: string; detail: string; detailFailed: string }> = {
  ca: {
    listFailed: 'No s’ha pogut carregar la llista.',
    empty: 'Encara no hi ha res.',
    detail: 'Detall',
    detailFailed: 'No s’ha pogut carregar aquesta pàgina.',
  },
  es: {
    listFailed: 'No se ha podido cargar la lista.',
    empty: 'Todavía no hay nada.',
    detail: 'Detalle',
    detailFailed: 'No se ha podido cargar esta página.',
  },
  en: {
    listFailed: 'The list could not be loaded.',
    empty: 'There is nothing here yet.',
    detail: 'Details',
    detailFailed: 'This page could not be loaded.',
  },
  fr: {
    listFailed: 'Impossible de charger la liste.',
    empty: 'Il n’y a encore rien ici.',
    detail: 'Détail',
    detailFailed: 'Impossible de charger cette page.',
  },
  de: {
    listFailed: 'Die Liste konnte nicht geladen werden.',
    empty: 'Hier gibt es noch nichts.',
    detail: 'Einzelheiten',
    detailFailed: 'Diese Seite konnte nicht geladen werden.',
  },
  nl: {
    listFailed: 'De lijst kon niet worden geladen.',
    empty: 'Er is hier nog niets.',
    detail: 'Details',
    detailFailed: 'Deze pagina kon niet worden geladen.',
  },
}

/** Screens, their query, tests and texts by their paths below the remote. */
export function listFiles(own: string): Record<string, string> {
  const texts = LOCALES.map((locale) => {
    const { listFailed, empty, detail, detailFailed } = WORDS[locale]
    const words = {
      [camelCase(own)]: { title: asTitle(own), intro: IN_THE_MAKING[locale], failed: listFailed, empty },
      detail: { title: detail, failed: detailFailed },
    }
    return [`locales/${locale}.json`, `${JSON.stringify(words, null, 2)}\n`] as const
  })
  const folder = `src/${own}`
  return {
    ...Object.fromEntries(texts),
    [`${folder}/${own}-queries.ts`]: queries(own),
    [`${folder}/${own}-screen.tsx`]: list(own),
    [`${folder}/${own}-screen.test.tsx`]: listTest(own),
    [`${folder}/${own}-detail-screen.tsx`]: detail(own),
    [`${folder}/${own}-detail.module.css`]: STYLE,
    [`${folder}/${own}-detail-screen.test.tsx`]: detailTest(own),
  }
}

const STYLE = `@layer remote {
  .text {
    margin: 0;
    white-space: pre-line;
  }
}
`

const queries = (own: string) => `import { contentResource } from '@sureda/remote/query'

/** The news of the office, until the team has a call of its own. */
export const ${camelCase(own)}Queries = contentResource('news')
`

function list(own: string): string {
  const key = camelCase(own)
  return `import { pictureOf, useFormat } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { CardList, ListCard } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ${key}Queries } from './${own}-queries.ts'

/** The screen at \`/${own}\`. */
function ${pascalCase(own)}Screen() {
  const { t } = useTranslation('${own}')
  const format = useFormat()
  const query = useQuery(${key}Queries.list())
  return (
    <Screen title={t('${key}.title')} lead={t('${key}.intro')}>
      <QueryView query={query} shape="list" failed={t('${key}.failed')}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState title={t('${key}.empty')} />
          ) : (
            <CardList>
              {items.map((item) => (
                <ListCard
                  key={item.id}
                  href={\`/${own}/\${item.id}\`}
                  title={item.title}
                  eyebrow={format.date(item.datetime)}
                  picture={pictureOf(item, 'thumb', { alt: '' })}
                />
              ))}
            </CardList>
          )
        }
      </QueryView>
    </Screen>
  )
}

export default defineScreen({ Component: ${pascalCase(own)}Screen, queries: () => [${key}Queries.list()] })
`
}

function detail(own: string): string {
  const key = camelCase(own)
  return `import { QueryView } from '@sureda/remote/query'
import { defineScreen, useScreenTitle } from '@sureda/remote/shell'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import css from './${own}-detail.module.css'
import { ${key}Queries } from './${own}-queries.ts'

/** The screen at \`/${own}/:id\`. */
function ${pascalCase(own)}DetailScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('${own}')
  const query = useQuery(${key}Queries.detail(id))
  const title = query.data?.title ?? t('detail.title')
  useScreenTitle(title)
  return (
    <Screen title={title} lead={query.data?.summary}>
      <QueryView query={query} shape="text" failed={t('detail.failed')}>
        {(item) => <p className={css.text}>{item.body}</p>}
      </QueryView>
    </Screen>
  )
}

export default defineScreen({
  Component: ${pascalCase(own)}DetailScreen,
  queries: ({ id = '' }) => [${key}Queries.detail(id)],
})
`
}

const TEST_IMPORTS = (what: string) => `import '@testing-library/jest-dom/vitest'
import { ${what} } from '@sureda/testing/content-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
`

function listTest(own: string): string {
  const key = camelCase(own)
  return `${TEST_IMPORTS('makeNewsItem')}import ${key}Screen from './${own}-screen.tsx'

const open = (items: ReturnType<typeof makeNewsItem>[]) =>
  renderScreen(${key}Screen, {
    path: '/${own}',
    words: { ${own}: ca },
    answers: { 'GET /news': items },
  })

it('lists what there is and leads to its page', async () => {
  await open([makeNewsItem({ id: 'n-pela', title: 'Comença la pela' })])
  expect(await screen.findByRole('heading', { level: 1, name: ca.${key}.title })).toBeVisible()
  expect(await screen.findByRole('link', { name: /Comença la pela/ })).toHaveAttribute('href', '/${own}/n-pela')
})

it('says that there is nothing yet', async () => {
  await open([])
  expect(await screen.findByText(ca.${key}.empty)).toBeVisible()
})
`
}

function detailTest(own: string): string {
  const key = camelCase(own)
  return `${TEST_IMPORTS('makeNewsDetail')}import ${key}DetailScreen from './${own}-detail-screen.tsx'

it('shows the text under its title', async () => {
  await renderScreen(${key}DetailScreen, {
    path: '/${own}/:id',
    route: '/${own}/n-pela',
    words: { ${own}: ca },
    answers: { 'GET /news/:id': makeNewsDetail({ id: 'n-pela', title: 'Comença la pela', body: 'Surt bé.' }) },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Comença la pela' })).toBeVisible()
  expect(screen.getByText('Surt bé.')).toBeVisible()
})
`
}
