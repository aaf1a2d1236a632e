import { EXPERIENCE_ADDRESS_MAX } from '@sureda/contract/rules/limits'
import { Slot } from '@sureda/remote/shell'
import { Button } from '@sureda/ui/base'
import { TextField } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import type { EditRun } from '../../shared/use-edits.ts'
import type { Values } from './experience-values.ts'

/** Five digits are a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** Where it is: the map comes from mf-map, and only when this sheet is open. */
export function PlaceFields({ values, set }: Pick<EditRun<Values>, 'values' | 'set'>) {
  const { t } = useTranslation('guide')
  const { place } = values
  return (
    <>
      <TextField
        name="address"
        label={t('field.address')}
        optionalText={t('field.optional')}
        value={values.address ?? ''}
        maxLength={EXPERIENCE_ADDRESS_MAX}
        onChange={(address) => set('address', address || null)}
      />
      <Slot
        name="map.pick"
        label={t('field.place')}
        latitude={place?.latitude ?? null}
        longitude={place?.longitude ?? null}
        onPick={({ latitude, longitude }) =>
          set('place', { latitude: rounded(latitude), longitude: rounded(longitude) })
        }
      />
      {place && (
        <Button variant="quiet" icon="trash" onPress={() => set('place', null)}>
          {t('edit.removePlace')}
        </Button>
      )}
    </>
  )
}
