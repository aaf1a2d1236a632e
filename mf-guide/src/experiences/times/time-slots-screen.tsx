import { ApiError } from '@sureda/remote/api'
import { useToday } from '@sureda/remote/device'
import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { Screen } from '@sureda/ui/frame'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { guideExperienceQueries } from '../experience-queries.ts'
import { NotYours } from '../not-yours.tsx'
import { monthOf } from './slot-month.ts'
import { SlotsEditor } from './slots-editor.tsx'

const isDay = (text: string | null): text is string => /^2[01]\d\d-[01]\d-[0-3]\d$/.test(text ?? '')

function TimeSlotsScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('guide')
  const [search] = useSearchParams()
  const today = useToday()
  const asked = search.get('day')
  const day = isDay(asked) ? asked : today
  const query = useQuery({
    ...guideExperienceQueries.timeSlots(id, monthOf(day)),
    // the settings stay on the screen while another month is fetched
    placeholderData: keepPreviousData,
  })
  if (query.data)
    return <SlotsEditor key={id} id={id} settings={query.data} query={query} day={day} today={today} />
  return (
    <Screen title={t('slots.title')}>
      {query.error instanceof ApiError && query.error.status === 404 ? (
        <NotYours />
      ) : (
        <QueryView query={query} failed={t('error.slotsLoad')} shape="form">
          {() => null}
        </QueryView>
      )}
    </Screen>
  )
}

export default defineScreen({ Component: TimeSlotsScreen })
