import { problemData } from '@sureda/contract/calls/problem-data'
import { paths } from '@sureda/contract/remote/paths'
import { coordinatesText } from '@sureda/contract/rules/coordinates-text'
import type { GuideCheckInPoint } from '@sureda/contract/schemas/guides/check-in-point'
import { ApiError, useIdempotencyKey } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { formFault } from '@sureda/remote/forms'
import { shell } from '@sureda/remote/shell'
import { Banner } from '@sureda/ui/base'
import { Form, type FormFault } from '@sureda/ui/forms'
import { StickyBar } from '@sureda/ui/frame'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import ConflictSheet from '../../shared/conflict-sheet.tsx'
import { SaveBar } from '../../shared/save-bar.tsx'
import { useEdits } from '../../shared/use-edits.ts'
import { addPoint, putPoint, refreshPoints, savePoint } from './check-in-point-queries.ts'
import { PointFields } from './point-fields.tsx'
import css from './point-form.module.css'
import { bodyOf, NEW_POINT, type PointValues, valuesOf } from './point-values.ts'

const FIELDS = ['place', 'radius', 'name', 'description', 'type', 'points'] as const

/** Creates or changes a check-in point. Changes that are not saved stay on this phone. */
export function PointForm({ point }: { point: GuideCheckInPoint | null }) {
  const { t } = useTranslation('guide')
  const online = useOnline()
  const navigate = useNavigate()
  const keyOf = useIdempotencyKey()
  const run = useEdits<PointValues>(`point:${point?.id ?? 'new'}`, point ? valuesOf(point) : NEW_POINT)
  const { values, conflicts } = run
  const body = bodyOf(values)
  const save = useMutation({
    mutationFn: (sent: NonNullable<typeof body>) =>
      point ? savePoint(point, sent) : addPoint(sent, keyOf(sent)),
    onSuccess: async (saved) => {
      putPoint(saved)
      run.discard()
      shell().toast({ kind: 'success', text: t('point.saved', { name: saved.name }) })
      if (!point) await navigate(paths.guideCheckInPoint(saved.id), { replace: true })
      await refreshPoints()
    },
    onError: (error) => {
      const stale = problemData(error, 'stale_check_in_point')
      if (stale) putPoint(stale.point)
    },
  })
  const isStale = save.error instanceof ApiError && save.error.code === 'stale_check_in_point'
  const { fault, placeFault } = faultOf(
    isStale ? null : formFault(save.error, t, { title: t('error.pointSave') }),
  )
  const words = (name: (typeof FIELDS)[number], of: PointValues): string => {
    if (name === 'place') return of.place ? coordinatesText(of.place) : ''
    return name === 'type' ? t(`pointType.${of.type}`) : String(of[name])
  }
  return (
    <Form
      fault={fault}
      isBusy={save.isPending}
      onSubmit={() => body && save.mutate(body)}
      summary={
        <>
          {run.isRestored && run.count > 0 && <Banner kind="info">{t('agency.restored')}</Banner>}
          {!online && <Banner kind="info">{t('agency.offline')}</Banner>}
        </>
      }
    >
      <PointFields values={values} placeFault={placeFault} onChange={run.set} />
      {run.count > 0 && (
        <StickyBar className={css.bar}>
          <SaveBar
            count={run.count}
            saveLabel={t('shell:common.save')}
            isPending={save.isPending}
            isDisabled={!online || values.place === null || conflicts.length > 0}
            onDiscard={run.discard}
          />
          {values.place === null && <p className={css.missing}>{t('point.noPlace')}</p>}
        </StickyBar>
      )}
      {conflicts.length > 0 && (
        <ConflictSheet
          conflicts={FIELDS.filter((name) => conflicts.includes(name)).map((name) => ({
            name,
            label: t(`point.${name}`),
            theirs: words(name, run.base),
            mine: words(name, values),
          }))}
          onDecide={(which) => {
            save.reset()
            run.decide(which)
          }}
          onClose={() => {
            save.reset()
            run.decide('theirs')
          }}
        />
      )}
    </Form>
  )
}

/** Moves the server's errors of latitude and longitude to the one field `place`. */
function faultOf(fault: FormFault | null) {
  const { latitude, longitude, ...fields } = fault?.fields ?? {}
  const placeFault = [latitude ?? longitude ?? []].flat().join(' ')
  if (!fault || !placeFault) return { fault, placeFault: undefined }
  return { fault: { ...fault, fields: { ...fields, place: placeFault } }, placeFault }
}
