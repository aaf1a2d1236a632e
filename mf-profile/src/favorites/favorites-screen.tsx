import { FAVORITABLE_TYPES, FAVORITE_SECTIONS, type FavoritableType } from '@sureda/contract/codes/enums'
import { paths } from '@sureda/contract/remote/paths'
import type { Favorite } from '@sureda/contract/schemas/members/favorite'
import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { LinkButton, Stack } from '@sureda/ui/base'
import { ChipGroup } from '@sureda/ui/choice'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { profileQueries } from '../shared/profile-queries.ts'
import { FavoriteSections } from './favorite-sections.tsx'
import { useWaitingFavorites, withWaiting } from './waiting-favorites.ts'

/** The chosen section is in the address: `?seccion=rutas`. */
function FavoritesScreen() {
  const { t } = useTranslation('profile')
  const [search, setSearch] = useSearchParams()
  const favorites = useQuery(profileQueries.favorites())
  const waiting = useWaitingFavorites(t('favorites.waiting'))
  // the list was never loaded on this phone and cannot be loaded now
  const hasOnlyWaiting = favorites.data === undefined && waiting.length > 0
  const asked = search.get('seccion')
  const chosen = FAVORITABLE_TYPES.find((type) => FAVORITE_SECTIONS[type] === asked) ?? null
  const choose = (type: string) =>
    setSearch(type === 'all' ? {} : { seccion: FAVORITE_SECTIONS[type as FavoritableType] }, {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <Screen title={t('favorites.title')}>
      {hasOnlyWaiting && <FavoriteSections favorites={waiting} types={typesOf(waiting)} />}
      <QueryView
        query={favorites}
        shape="list"
        failed={t('favorites.loadFailed')}
        size={hasOnlyWaiting ? 'card' : 'screen'}
      >
        {(answered) => {
          const all = withWaiting(answered, waiting)
          const filled = typesOf(all)
          if (all.length === 0)
            return (
              <EmptyState
                motif="oak"
                title={t('favorites.empty')}
                text={t('favorites.emptyText')}
                action={<LinkButton href={paths.experiences()}>{t('favorites.explore')}</LinkButton>}
              />
            )
          return (
            <Stack gap={6}>
              {filled.length > 1 && (
                <ChipGroup
                  label={t('favorites.filter')}
                  labelHidden
                  layout="scroll"
                  mode="single"
                  options={[
                    { value: 'all', label: t('shell:common.all'), count: all.length },
                    ...filled.map((type) => ({
                      value: type,
                      label: t(`favorites.section.${type}`),
                      count: all.filter((item) => item.favoritable_type === type).length,
                    })),
                  ]}
                  value={chosen ?? 'all'}
                  onChange={choose}
                />
              )}
              <FavoriteSections
                favorites={all}
                types={chosen && filled.includes(chosen) ? [chosen] : filled}
              />
            </Stack>
          )
        }}
      </QueryView>
    </Screen>
  )
}

const typesOf = (favorites: readonly Favorite[]): FavoritableType[] =>
  FAVORITABLE_TYPES.filter((type) => favorites.some((item) => item.favoritable_type === type))

export default defineScreen({ Component: FavoritesScreen, queries: () => [profileQueries.favorites()] })
