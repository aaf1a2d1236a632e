import { Button, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import type { Run } from './use-run.ts'

/** Starts a game away from its place and without points, where the tour allows it and the game is not won. */
export function TryFromHome({ run }: { run: Run }) {
  const { t } = useTranslation('games')
  if (!run.game.preview || run.game.status === 'completed') return null
  return (
    <Stack gap={2}>
      <Button variant="secondary" isFullWidth icon="home" onPress={run.tryFromHome}>
        {t('preview.try')}
      </Button>
      <p>{t('preview.text')}</p>
    </Stack>
  )
}
