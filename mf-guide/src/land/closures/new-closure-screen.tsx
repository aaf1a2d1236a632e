import { paths } from '@sureda/contract/remote/paths'
import { errorMessage, useIdempotencyKey } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { defineScreen, shell } from '@sureda/remote/shell'
import { Banner, Button, Stack } from '@sureda/ui/base'
import { FaultNotice } from '@sureda/ui/forms'
import { Screen } from '@sureda/ui/frame'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useEdits } from '../../shared/use-edits.ts'
import { ClosureFields } from './closure-fields.tsx'
import { closureQueries, makeClosure, previewClosure, refreshClosures } from './closure-queries.ts'
import { bodyOf, type ClosureValues, missingOf, NEW_CLOSURE } from './closure-values.ts'
import { Touches } from './touches.tsx'

/** The form, then what the closure would touch, and only then the button that closes. */
function NewClosureScreen() {
  const { t } = useTranslation('guide')
  const online = useOnline()
  const navigate = useNavigate()
  const keyOf = useIdempotencyKey()
  const run = useEdits<ClosureValues>('closure:new', NEW_CLOSURE)
  const preview = useMutation({ mutationFn: () => previewClosure(bodyOf(run.values)) })
  const close = useMutation({
    mutationFn: () => {
      const body = bodyOf(run.values)
      return makeClosure(body, keyOf(body))
    },
    onSuccess: async ({ told }) => {
      run.discard()
      shell().toast({ kind: 'success', text: t('closures.done', { count: told }) })
      await navigate(paths.guideClosures(), { replace: true })
      await refreshClosures()
    },
  })
  const missing = missingOf(run.values)
  const failed = close.error ?? preview.error
  return (
    <Screen title={t('closures.new')} lead={t('closures.newText')}>
      <Stack gap={8}>
        {run.isRestored && run.count > 0 && <Banner kind="info">{t('agency.restored')}</Banner>}
        {!online && <Banner kind="info">{t('agency.offline')}</Banner>}
        <ClosureFields
          values={run.values}
          onChange={(values) => {
            // the preview was for other values
            preview.reset()
            close.reset()
            run.setAll(values)
          }}
        />
        {preview.data && <Touches touches={preview.data} />}
        {failed && (
          <FaultNotice of={failed} title={t(close.isError ? 'error.closureSave' : 'error.closurePreview')}>
            {errorMessage(failed, t)}
          </FaultNotice>
        )}
        {preview.data ? (
          <Button
            variant="danger"
            size="large"
            isFullWidth
            isDisabled={!online}
            isPending={close.isPending}
            pendingLabel={t('shell:common.sending')}
            onPress={() => close.mutate()}
          >
            {preview.data.reservations.length > 0
              ? t('closures.closeAndTell', { count: preview.data.reservations.length })
              : t('closures.close')}
          </Button>
        ) : (
          <Stack gap={2}>
            <Button
              size="large"
              isFullWidth
              isDisabled={!online || missing !== null}
              isPending={preview.isPending}
              pendingLabel={t('closures.looking')}
              onPress={() => preview.mutate()}
            >
              {t('closures.preview')}
            </Button>
            {missing && <p>{t(`closures.missing.${missing}`)}</p>}
          </Stack>
        )}
      </Stack>
    </Screen>
  )
}

export default defineScreen({ Component: NewClosureScreen, queries: () => [closureQueries.routes()] })
