import { Button, Stack } from '@sureda/ui/base'
import { BottomSheet } from '@sureda/ui/overlays'
import { useTranslation } from 'react-i18next'

/** Says what the position is for before the browser asks. */
export function StartSheet({ onBegin, onClose }: { onBegin: () => void; onClose: () => void }) {
  const { t } = useTranslation('map')
  return (
    <BottomSheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('gps.ask.title')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('shell:common.expandSheet')}
      collapseLabel={t('shell:common.collapseSheet')}
      heights={['half']}
      footer={
        <Stack gap={2}>
          <Button icon="footprints" isFullWidth onPress={onBegin}>
            {t('gps.ask.begin')}
          </Button>
          <Button variant="quiet" isFullWidth onPress={onClose}>
            {t('shell:common.notNow')}
          </Button>
        </Stack>
      }
    >
      <Stack gap={3}>
        <p>{t('gps.ask.why')}</p>
        <p>{t('gps.ask.screen')}</p>
        <p>{t('gps.ask.private')}</p>
      </Stack>
    </BottomSheet>
  )
}
