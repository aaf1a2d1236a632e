import { FOOTPRINT_PARTS } from '@sureda/contract/rules/footprint-codes'
import { saveFile } from '@sureda/remote/export'
import { useSession } from '@sureda/remote/session'
import { Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { useMass } from '../trip/mass.ts'
import type { Trip } from '../use-trip.ts'
import { drawPicture } from './draw-picture.ts'

/** Shares a picture of the parts where the phone can share files, otherwise saves it. It is made on the phone, also without network. */
export function ShareTrip({ trip }: { trip: Trip }) {
  const { t } = useTranslation('profile')
  const mass = useMass()
  const brand = useSession((state) => state.tenant?.name ?? '')
  const { inputs, result } = trip
  const people = Math.max(1, result.people)
  const share = async () => {
    const picture = await drawPicture({
      title: t('footprint.title'),
      subtitle: inputs.destination ?? brand,
      total: `${mass(result.per_person_g)} CO₂e`,
      totalNote: t('shell:common.perPerson'),
      bars: FOOTPRINT_PARTS.map((part) => ({
        label: t(`footprint.tabs.${part}`),
        value: result.parts[part],
        text: mass(result.parts[part] / people),
      })),
      footer: brand,
    })
    if (!picture) return
    const file = new File([picture], `sureda-${inputs.start_date}.png`, { type: 'image/png' })
    if (navigator.canShare?.({ files: [file] }))
      // closing the share menu is no error
      await navigator.share({ files: [file] }).catch(() => {})
    else saveFile(file.name, file.type, file)
  }
  return (
    <Button variant="secondary" icon="share" isFullWidth onPress={() => void share()}>
      {t('footprint.keep.share')}
    </Button>
  )
}
