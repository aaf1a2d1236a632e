import { Button, Stack } from '@sureda/ui/base'
import { BottomSheet } from '@sureda/ui/overlays'
import { useTranslation } from 'react-i18next'

/** Says what the position is for before the browser asks. */
export default function PositionSheet({ onAllow, onClose }: { onAllow: () => void; onClose: () => void }) {
  const { t } = useTranslation('map')
  return (
    <BottomSheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('position.title')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('shell:common.expandSheet')}
      collapseLabel={t('shell:common.collapseSheet')}
      heights={['half']}
    >
      <Stack gap={4}>
        <p>{t('position.why')}</p>
        <p>{t('position.private')}</p>
        <Button icon="locate" isFullWidth onPress={onAllow}>
          {t('shell:position.allow')}
        </Button>
        <Button variant="quiet" isFullWidth onPress={onClose}>
          {t('shell:common.notNow')}
        </Button>
      </Stack>
    </BottomSheet>
  )
}
