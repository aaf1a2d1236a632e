import { coordinatesText } from '@sureda/contract/rules/coordinates-text'
import { useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell'
import { Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './position-actions.module.css'
import { canReadOut, readOut, spokenDigits } from './read-out.ts'
import type { Here } from './use-here.ts'

/** Ways to tell another person the coordinates: clipboard, share menu, speech. */
export function PositionActions({ here }: { here: Here }) {
  const { t } = useTranslation('map')
  const format = useFormat()
  const language = useSession((state) => state.language)
  const coordinates = coordinatesText(here)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(coordinates)
      shell().toast({ kind: 'success', text: t('safety.copied') })
    } catch {
      shell().toast({ kind: 'error', text: t('safety.copyFailed') })
    }
  }
  const share = async () => {
    const text = t('safety.shareText', {
      coordinates,
      metres: format.metres(here.accuracy),
      time: format.time(new Date(here.at).toISOString()),
      link: `https://www.openstreetmap.org/?mlat=${here.latitude.toFixed(5)}&mlon=${here.longitude.toFixed(5)}`,
      interpolation: { escapeValue: false },
    })
    try {
      await navigator.share({ text })
    } catch (error) {
      // closing the share menu is a choice, not a failure
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  const read = () => {
    const words = { point: t('safety.point'), minus: t('safety.minus') }
    readOut(
      [
        `${t('safety.latitude')}: ${spokenDigits(here.latitude, words)}.`,
        `${t('safety.longitude')}: ${spokenDigits(here.longitude, words)}.`,
      ].join(' '),
      language,
    )
  }
  return (
    <div className={css.actions}>
      <Button variant="secondary" icon="copy" onPress={() => void copy()}>
        {t('safety.copy')}
      </Button>
      {typeof navigator.share === 'function' && (
        <Button variant="secondary" icon="share" onPress={() => void share()}>
          {t('shell:common.share')}
        </Button>
      )}
      {canReadOut() && (
        <Button variant="secondary" icon="volume" onPress={read}>
          {t('safety.read')}
        </Button>
      )}
    </div>
  )
}
