import { Slot } from '@sureda/remote/shell'
import { Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import type { Place } from './experience-values.ts'

/** Five decimals are about a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

interface PlaceFieldProps {
  place: Place
  onChange: (place: Place) => void
}

/** The coordinate of the experience. The map of mf-map is loaded when this sheet opens. */
export function PlaceField({ place, onChange }: PlaceFieldProps) {
  const { t } = useTranslation('guide')
  return (
    <>
      <Slot
        name="map.pick"
        label={t('field.place')}
        latitude={place?.latitude ?? null}
        longitude={place?.longitude ?? null}
        onPick={({ latitude, longitude }) =>
          onChange({ latitude: rounded(latitude), longitude: rounded(longitude) })
        }
      />
      {place && (
        <Button variant="quiet" icon="trash" onPress={() => onChange(null)}>
          {t('edit.removePlace')}
        </Button>
      )}
    </>
  )
}
