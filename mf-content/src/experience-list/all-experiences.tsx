import { paths } from '@sureda/contract/paths'
import { useSession } from '@sureda/remote/session'
import { ChipGroup } from '@sureda/ui/chip-group'
import type { IconName } from '@sureda/ui/icon'
import { Screen } from '@sureda/ui/screen'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { EXPERIENCE_FILTERS, type ExperienceListFilter, toListFilter } from '../domain/experience-filter.ts'
import { Chapters } from './chapters.tsx'
import { ActivityPlates, PackPlates, RoutePlates } from './plates.tsx'

const ICONS: Record<ExperienceListFilter, IconName> = {
  all: 'book-open',
  routes: 'route',
  packs: 'package',
  activities: 'footprints',
  map: 'map',
}

/** A guide's table of contents: chapters under "all", one chapter in full under its own filter. */
export function AllExperiences() {
  const { t } = useTranslation('content')
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const claim = useSession((state) => state.tenant?.name)
  const filter = toListFilter(search.get('filter'))
  const choose = (value: string) => {
    const next = toListFilter(value)
    if (next === 'map') return void navigate(`${paths.map()}?layer=experience`)
    setSearch(next === 'all' ? {} : { filter: next }, { replace: true, preventScrollReset: true })
  }
  return (
    <Screen title={t('experience.listTitle')} eyebrow={claim}>
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
        value={filter}
        onChange={choose}
      />

      {filter === 'all' && <Chapters />}
      {filter === 'routes' && <RoutePlates />}
      {filter === 'packs' && <PackPlates />}
      {filter === 'activities' && <ActivityPlates />}
    </Screen>
  )
}
