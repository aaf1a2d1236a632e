import { Button, Inline, Stack } from '@sureda/ui/base'
import { TextField } from '@sureda/ui/forms'
import { placeNamed, searchPlaces } from '../trip/places.ts'

interface PlaceFieldProps {
  label: string
  value: string | undefined
  onChange: (name: string | undefined) => void
  description?: string
}

/** A field for any place. For the places in `places.ts` the distance is proposed. */
export function PlaceField({ label, value = '', onChange, description }: PlaceFieldProps) {
  const found = placeNamed(value) ? [] : searchPlaces(value)
  return (
    <Stack gap={2}>
      <TextField
        label={label}
        value={value}
        maxLength={120}
        icon="map-pin"
        description={description}
        onChange={(name) => onChange(name.trim() ? name : undefined)}
      />
      {found.length > 0 && (
        <Inline gap={2}>
          {found.map(({ name }) => (
            <Button key={name} variant="secondary" size="small" onPress={() => onChange(name)}>
              {name}
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  )
}
