import { ROUTE_DIFFICULTIES } from '@sureda/contract/enums'
import type { Route } from '@sureda/contract/route'
import { BottomSheet } from '@sureda/ui/bottom-sheet'
import { Button } from '@sureda/ui/button'
import { ChipGroup } from '@sureda/ui/chip-group'
import { Stack } from '@sureda/ui/stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BANDS, filterRoutes, type RouteFilter } from '../domain/route-filter.ts'

interface RouteFilterSheetProps {
  routes: readonly Route[]
  filter: RouteFilter
  onApply: (filter: RouteFilter) => void
  onClose: () => void
}

/** The filters, with what they would leave said in the button. */
export default function RouteFilterSheet({ routes, filter, onApply, onClose }: RouteFilterSheetProps) {
  const { t } = useTranslation('content')
  const [draft, setDraft] = useState(filter)
  const count = filterRoutes(routes, draft).length
  const options = <K extends keyof RouteFilter>(kind: K, words: readonly RouteFilter[K][number][]) =>
    words.map((value) => ({
      value,
      label: t(`route.${kind}.${value}`),
      count: filterRoutes(routes, { ...draft, [kind]: [value] }).length,
    }))
  return (
    <BottomSheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('filter.title')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('filter.expand')}
      collapseLabel={t('filter.collapse')}
      heights={['full']}
      actions={
        <Button
          variant="quiet"
          size="small"
          onPress={() => setDraft({ distance: [], time: [], difficulty: [] })}
        >
          {t('filter.clear')}
        </Button>
      }
      footer={
        <Button
          isFullWidth
          isDisabled={count === 0}
          onPress={() => {
            onApply(draft)
            onClose()
          }}
        >
          {count === 0 ? t('route.noMatch') : t('filter.show', { count })}
        </Button>
      }
    >
      <Stack gap={6}>
        <ChipGroup
          label={t('fact.distance')}
          options={options('distance', BANDS)}
          value={draft.distance}
          onChange={(distance) => setDraft({ ...draft, distance: distance as RouteFilter['distance'] })}
        />
        <ChipGroup
          label={t('fact.duration')}
          options={options('time', BANDS)}
          value={draft.time}
          onChange={(time) => setDraft({ ...draft, time: time as RouteFilter['time'] })}
        />
        <ChipGroup
          label={t('fact.difficulty')}
          options={options('difficulty', ROUTE_DIFFICULTIES)}
          value={draft.difficulty}
          onChange={(difficulty) =>
            setDraft({ ...draft, difficulty: difficulty as RouteFilter['difficulty'] })
          }
        />
      </Stack>
    </BottomSheet>
  )
}
