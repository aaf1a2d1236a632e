import { paths } from '@sureda/contract/remote/paths'
import { useSession } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell'
import { FloatingPill } from '@sureda/ui/base'
import { ChipGroup } from '@sureda/ui/choice'
import { Screen } from '@sureda/ui/frame'
import type { IconName } from '@sureda/ui/icons'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  EXPERIENCE_FILTERS,
  type ExperienceListFilter,
  MAP_LAYERS_OF,
  toListFilter,
} from '../../shared/content/experience-filter.ts'
import { listOnMap } from '../../shared/lists/list-on-map.ts'
import { ListSearch } from '../../shared/lists/list-search.tsx'
import { useListAddress } from '../../shared/lists/use-list-address.ts'
import { Chapters } from './chapters.tsx'
import { ActivityResults, PackageResults, RouteResultList } from './result-list.tsx'
import { SearchResults } from './search-results.tsx'

const ICONS: Record<ExperienceListFilter, IconName> = {
  all: 'book-open',
  routes: 'route',
  packs: 'package',
  activities: 'footprints',
  map: 'map',
}
const RESULT_LISTS = { routes: RouteResultList, packs: PackageResults, activities: ActivityResults }

/** All chapters without a filter, one full chapter with its filter, search results with a query. */
export function AllExperiences() {
  const { t } = useTranslation('content')
  const navigate = useNavigate()
  const { search, change } = useListAddress()
  const claim = useSession((state) => state.tenant?.name)
  const asked = search.get('q') ?? ''
  const filter = toListFilter(search.get('filter'))
  // the address of the map chip redirects to the map; without the map remote it shows everything
  const toMap =
    filter === 'map' && shell().canOpen(paths.map()) ? listOnMap(MAP_LAYERS_OF.map, { q: asked }) : null
  const chapter = filter === 'map' ? 'all' : filter
  useEffect(() => {
    if (toMap) void navigate(toMap, { replace: true })
  }, [toMap, navigate])
  const choose = (value: string) => {
    const next = toListFilter(value)
    if (next === 'map') return void navigate(listOnMap(MAP_LAYERS_OF.map, { q: asked }))
    change({ filter: next === 'all' ? null : next, sort: null })
  }
  const ResultList = chapter === 'all' ? null : RESULT_LISTS[chapter]
  const pill = chapter !== 'packs' && (
    <FloatingPill icon="map" href={listOnMap(MAP_LAYERS_OF[chapter], { q: asked })}>
      {t('place.map')}
    </FloatingPill>
  )
  if (toMap) return <Screen title={t('experience.listTitle')}>{null}</Screen>
  return (
    <Screen title={t('experience.listTitle')} eyebrow={claim}>
      <ListSearch label={t('experience.search')} value={asked} onChange={(q) => change({ q })} />
      <ChipGroup
        mode="single"
        layout="scroll"
        label={t('experience.filterLabel')}
        labelHidden
        options={EXPERIENCE_FILTERS.map((value) => ({
          value,
          label: t(`experience.filter.${value}`),
          icon: ICONS[value],
        }))}
        value={chapter}
        onChange={choose}
      />
      {ResultList ? (
        <ResultList pill={pill} />
      ) : asked.trim() ? (
        <SearchResults asked={asked} pill={pill} />
      ) : (
        <Chapters pill={pill} />
      )}
    </Screen>
  )
}
