import { paths } from '@sureda/contract/remote/paths'
import { useFormat } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { LinkButton } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsGroup } from '../shared/content/settings-queries.ts'
import { Prose } from '../shared/detail/prose.tsx'
import css from './terms-screen.module.css'

/** The terms in numbered chapters. */
function Terms() {
  const { t } = useTranslation('content')
  const format = useFormat()
  const query = useQuery(settingsGroup('terms'))
  return (
    <Screen
      title={query.data?.title ?? t('terms.title')}
      lead={
        query.data?.updated
          ? t('terms.updated', { date: format.date(`${query.data.updated}T12:00:00Z`) })
          : undefined
      }
    >
      <QueryView query={query} shape="text" count={4} failed={t('terms.failed')}>
        {(terms) =>
          !terms || terms.sections.length === 0 ? (
            <EmptyState
              title={t('terms.empty')}
              text={t('state.emptyText')}
              action={<LinkButton href={paths.home()}>{t('shell:remote.home')}</LinkButton>}
            />
          ) : (
            <ol className={css.chapters}>
              {/* keyed by index, because two chapters may have the same title */}
              {terms.sections.map((section, index) => (
                <li key={index} className={css.chapter}>
                  <h2 className={css.title}>{section.title}</h2>
                  <Prose text={section.text} />
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </Screen>
  )
}

export default defineScreen({ Component: Terms, queries: () => [settingsGroup('terms')] })
