import { paths } from '@sureda/contract/remote/paths'
import type { GuideCheckInPoint } from '@sureda/contract/schemas/guides/check-in-point'
import { ApiError } from '@sureda/remote/api'
import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { LinkButton, Stack, TextLink } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { checkInPointQueries } from './check-in-point-queries.ts'
import { DeletePoint } from './delete-point.tsx'
import { PointForm } from './point-form.tsx'
import { PointSheet } from './point-sheet.tsx'

function EditPointScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('guide')
  const point = useQuery(checkInPointQueries.detail(id))
  const isGone = point.error instanceof ApiError && point.error.status === 404
  return (
    <Screen
      title={isGone ? t('point.gone') : (point.data?.name ?? t('point.title'))}
      lead={isGone && t('point.goneText')}
    >
      {isGone ? (
        <LinkButton href={paths.guideCheckInPoints()}>{t('point.toList')}</LinkButton>
      ) : (
        <>
          <TextLink href={paths.guideCheckInPoints()} icon="arrow-left" variant="standalone">
            {t('points.title')}
          </TextLink>
          <QueryView query={point} failed={t('error.pointLoad')} shape="form">
            {(data) => <Point point={data} key={id} />}
          </QueryView>
        </>
      )}
    </Screen>
  )
}

/** The form of the check-in point, its sheet for printing, and a button that deletes it. */
function Point({ point }: { point: GuideCheckInPoint }) {
  return (
    <Stack gap={8}>
      <PointForm point={point} />
      <PointSheet point={point} />
      <DeletePoint point={point} />
    </Stack>
  )
}

export default defineScreen({
  Component: EditPointScreen,
  queries: ({ id = '' }) => [checkInPointQueries.detail(id)],
})
