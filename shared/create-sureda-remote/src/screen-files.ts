import type { Locale } from '@sureda/contract/codes/locale'
import type { AccessLevel } from '@sureda/contract/rules/access'
import { asTitle, camelCase, pascalCase } from './names.ts'

export interface NewScreen {
  /** kebab-case: folder, expose and file names. */
  name: string
  path: string
  access: AccessLevel
  namespace: string
}

/** What a visitor may read until the team has written its own sentence. */
export const IN_THE_MAKING: Record<Locale, string> = {
  ca: 'Aquesta pàgina encara s’està fent.',
  es: 'Esta página todavía se está preparando.',
  en: 'This page is still in the making.',
  fr: 'Cette page est en cours de préparation.',
  de: 'Diese Seite ist noch in Arbeit.',
  nl: 'Deze pagina is nog in de maak.',
}

/** Texts of the screen in one language, below its own key. */
export const screenWords = ({ name }: NewScreen, locale: Locale): Record<string, string> => ({
  title: asTitle(name),
  intro: IN_THE_MAKING[locale],
})

/** Screen, style and test by their paths below the remote. */
export function screenFiles(screen: NewScreen): Record<string, string> {
  const { name } = screen
  const folder = `src/${name}`
  return {
    [`${folder}/${name}-screen.tsx`]: component(screen),
    [`${folder}/${name}.module.css`]: STYLE,
    [`${folder}/${name}-screen.test.tsx`]: test(screen),
  }
}

const STYLE = `@layer remote {
  .intro {
    margin: 0;
    color: var(--color-ink-muted);
  }
}
`

function component({ name, path, namespace }: NewScreen): string {
  const key = camelCase(name)
  return `import { defineScreen } from '@sureda/remote/shell'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import css from './${name}.module.css'

/** The screen at \`${path}\`. */
function ${pascalCase(name)}Screen() {
  const { t } = useTranslation('${namespace}')
  return (
    <Screen title={t('${key}.title')}>
      <p className={css.intro}>{t('${key}.intro')}</p>
    </Screen>
  )
}

export default defineScreen({ Component: ${pascalCase(name)}Screen })
`
}

const VISITORS: Partial<Record<AccessLevel, string>> = { member: 'member', guide: 'guide', login: 'guest' }

function test({ name, path, access, namespace }: NewScreen): string {
  const key = camelCase(name)
  const visitor = VISITORS[access]
  return `import '@testing-library/jest-dom/vitest'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import ${key}Screen from './${name}-screen.tsx'

it('says what it is about', async () => {
  await renderScreen(${key}Screen, {
    path: '${path}',
${visitor ? `    visitor: '${visitor}',\n` : ''}    words: { ${namespace.includes('-') ? `'${namespace}'` : namespace}: ca },
  })
  expect(await screen.findByRole('heading', { level: 1, name: ca.${key}.title })).toBeVisible()
  expect(await screen.findByText(ca.${key}.intro)).toBeVisible()
})
`
}
