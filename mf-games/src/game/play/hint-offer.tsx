import type { GameHelp } from '@sureda/contract/schemas/games/game'
import { ApiError, errorMessage, newIdempotencyKey } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { Banner, Button, Stack } from '@sureda/ui/base'
import { ConfirmDialog } from '@sureda/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buyHint } from '../../shared/extra-queries.ts'
import type { Run } from '../use-run.ts'

/** A hint for points. It asks once before they are spent, is not offered without network, and shows its text once bought. */
export function HintOffer({ run }: { run: Run }) {
  const { t } = useTranslation('games')
  const isOnline = useOnline()
  const [isAsking, setAsking] = useState(false)
  // a retry after a lost answer and a second tap have the same key
  const [key] = useState(newIdempotencyKey)
  const [fault, setFault] = useState<string>()
  const { help, id, status } = run.game
  if (!help || !run.isMember || (status === 'completed' && !help.taken)) return null
  const buy = async () => {
    setFault(undefined)
    try {
      await buyHint(id, key)
    } catch (error) {
      setFault(error instanceof ApiError ? errorMessage(error, t) : t('hint.offline'))
      throw error
    }
  }
  if (help.taken)
    return (
      <Banner kind="info" isLive title={t('hint.title')}>
        {toldBy(help.taken)}
      </Banner>
    )
  return (
    <Stack gap={2}>
      <Button variant="quiet" icon="info" isDisabled={!isOnline} onPress={() => setAsking(true)}>
        {t('hint.offer', { points: help.price })}
      </Button>
      {!isOnline && <p>{t('hint.offline')}</p>}
      {isAsking && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsking}
          title={t('hint.ask', { points: help.price })}
          text={t('hint.askText')}
          confirmLabel={t('hint.buy')}
          cancelLabel={t('shell:common.notNow')}
          pendingLabel={t('shell:common.sending')}
          closeLabel={t('shell:common.close')}
          errorText={fault}
          onConfirm={buy}
        />
      )}
    </Stack>
  )

  function toldBy({ letters }: NonNullable<GameHelp['taken']>): string {
    if (letters.length === 0) return t('hint.ruledOut')
    return t('hint.letter', { letter: letters.join(', ').toUpperCase() })
  }
}
