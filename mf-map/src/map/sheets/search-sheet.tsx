import type { Outlines } from '@sureda/contract/schemas/platform/outlines'
import { CardList, ListCard, Stack } from '@sureda/ui/base'
import { SearchField } from '@sureda/ui/choice'
import { BottomSheet } from '@sureda/ui/overlays'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapItem } from '../../shared/map-item.ts'
import { iconOf } from '../../shared/pin-icon.ts'
import { thumbOf } from '../list/item-row.tsx'
import { searchPlaces, type Town } from './search-places.ts'
import css from './search-sheet.module.css'

export interface SearchSheetProps {
  items: readonly MapItem[]
  outlines: Outlines | undefined
  onFound: (place: MapItem | Town) => void
  onClose: () => void
}

/** Focuses the field before the dialog focuses itself, so that one can type at once. */
const focusField = (box: HTMLElement | null) => box?.querySelector('input')?.focus({ preventScroll: true })

/** Finds towns and all items by name, also those that filters hide. Works without network. */
export default function SearchSheet({ items, outlines, onFound, onClose }: SearchSheetProps) {
  const { t } = useTranslation('map')
  const [text, setText] = useState('')
  const asked = useDeferredValue(text)
  const found = searchPlaces(asked, items, outlines)
  return (
    <BottomSheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('search.title')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('shell:common.expandSheet')}
      collapseLabel={t('shell:common.collapseSheet')}
      heights={['full']}
    >
      <Stack gap={4}>
        <div ref={focusField}>
          <SearchField
            label={t('search.label')}
            placeholder={t('search.label')}
            clearLabel={t('shell:common.clearSearch')}
            value={text}
            onChange={setText}
            onSubmit={() => {
              if (found[0]) onFound(found[0])
            }}
          />
        </div>
        <p className={css.count} role="status">
          {asked.trim() === ''
            ? t('search.hint')
            : t(found.length === 0 ? 'search.none' : 'search.found', { count: found.length })}
        </p>
        {found.length > 0 && (
          <CardList>
            {found.map((place) => (
              <Found key={'key' in place ? place.key : place.name} place={place} onFound={onFound} />
            ))}
          </CardList>
        )}
      </Stack>
    </BottomSheet>
  )
}

function Found({ place, onFound }: { place: MapItem | Town; onFound: SearchSheetProps['onFound'] }) {
  const { t } = useTranslation('map')
  const onPress = () => onFound(place)
  if (!('key' in place))
    return <ListCard title={place.name} eyebrow={t('search.town')} icon="village" onPress={onPress} />
  return (
    <ListCard
      title={place.title}
      eyebrow={t(`layer.${place.layer}`)}
      text={place.place}
      picture={thumbOf(place)}
      icon={iconOf(place)}
      onPress={onPress}
    />
  )
}
