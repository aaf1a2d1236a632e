import { hasGeolocation } from '@sureda/remote/device'
import { Banner, Button, Stack } from '@sureda/ui/base'
import { BottomSheet } from '@sureda/ui/overlays'
import { useTranslation } from 'react-i18next'
import css from './location-sheet.module.css'
import type { PlayerPosition } from './use-position.ts'

/**
 * Explains why the position is needed before the browser asks, or why it was not found and what to do. Where the browser has no geolocation it
 * says so, and what is possible without.
 */
export default function LocationSheet({ player }: { player: PlayerPosition }) {
  const { t } = useTranslation('games')
  const canAsk = hasGeolocation()
  return (
    <BottomSheet
      isOpen
      onOpenChange={player.decline}
      heights={['half']}
      title={t(canAsk ? 'place.sheetTitle' : 'place.unsupportedTitle')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('shell:common.expand')}
      collapseLabel={t('shell:common.collapse')}
      footer={
        <Stack gap={2}>
          {canAsk && (
            <Button
              isFullWidth
              icon="locate"
              isPending={player.isFinding}
              pendingLabel={t('place.finding')}
              onPress={() => void player.allow()}
            >
              {t('shell:position.allow')}
            </Button>
          )}
          <Button
            isFullWidth
            variant={canAsk ? 'quiet' : 'primary'}
            isDisabled={player.isFinding}
            onPress={player.decline}
          >
            {t(canAsk ? 'shell:common.notNow' : 'place.goOn')}
          </Button>
        </Stack>
      }
    >
      {canAsk ? (
        <Stack gap={4}>
          {player.fault && (
            <Banner kind="warning" isLive>
              {t(`shell:position.${player.fault}`)}
            </Banner>
          )}
          <p className={css.text}>{t('place.sheetText')}</p>
          <ul className={css.promises}>
            <li>{t('place.promiseUse')}</li>
            <li>{t('place.promiseKeep')}</li>
          </ul>
        </Stack>
      ) : (
        <Stack gap={4}>
          <p className={css.text}>{t('shell:position.unsupported')}</p>
          <p className={css.text}>{t('place.unsupportedText')}</p>
        </Stack>
      )}
    </BottomSheet>
  )
}
