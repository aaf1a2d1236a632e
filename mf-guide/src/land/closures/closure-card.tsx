import { CLOSURE_REASONS } from '@sureda/contract/codes/enums'
import type { Closure } from '@sureda/contract/schemas/guides/closure'
import { errorMessage } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { shell } from '@sureda/remote/shell'
import { Badge, Button, Card } from '@sureda/ui/base'
import { ConfirmDialog } from '@sureda/ui/overlays'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './closure-card.module.css'
import { liftClosure, refreshClosures } from './closure-queries.ts'

const TONES = { planned: 'warning', active: 'danger', over: 'neutral' } as const

/** One closure: when, why, what it touches, and a button that lifts it. */
export function ClosureCard({ closure }: { closure: Closure }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const { id, from, until, state, told } = closure
  const titleId = `closure-${id}`
  const names = [...closure.routes, ...closure.games, ...closure.experiences].map(({ title }) => title)
  return (
    <Card as="article" className={css.card} aria-labelledby={titleId}>
      <div className={css.top}>
        <Badge tone={TONES[state]} icon="alert-triangle">
          {t(`closureState.${state}`)}
        </Badge>
        {told > 0 && <span className={css.told}>{t('closures.told', { count: told })}</span>}
      </div>
      <h3 className={css.days} id={titleId}>
        {from === until
          ? format.day(from)
          : t('closures.days', { from: format.day(from), until: format.day(until) })}
      </h3>
      <p className={css.reason}>{useReason(closure.reason)}</p>
      {names.length > 0 && <p className={css.names}>{names.join(' · ')}</p>}
      {state !== 'over' && <Lift id={id} />}
    </Card>
  )
}

function useReason(reason: string): string {
  const { t } = useTranslation('guide')
  return (CLOSURE_REASONS as readonly string[]).includes(reason) ? t(`closureReason.${reason}`) : reason
}

function Lift({ id }: { id: string }) {
  const { t } = useTranslation('guide')
  const online = useOnline()
  const [isAsking, setAsking] = useState(false)
  const lift = useMutation({
    mutationFn: () => liftClosure(id),
    onSuccess: async () => {
      shell().toast({ kind: 'success', text: t('closures.lifted') })
      await refreshClosures()
    },
  })
  return (
    <>
      <Button variant="secondary" isDisabled={!online} onPress={() => setAsking(true)}>
        {t('closures.lift')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('closures.liftTitle')}
        text={t('closures.liftText')}
        confirmLabel={t('closures.lift')}
        cancelLabel={t('shell:common.cancel')}
        pendingLabel={t('shell:common.sending')}
        closeLabel={t('shell:common.close')}
        errorText={lift.isError ? errorMessage(lift.error, t) : undefined}
        onConfirm={async () => void (await lift.mutateAsync())}
      />
    </>
  )
}
