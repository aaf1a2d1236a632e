import { todayIn, useAddress, useToday } from '@sureda/remote/device'
import { regionalLocale, timeZoneOf } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { Button, Stack } from '@sureda/ui/base'
import { DateStrip } from '@sureda/ui/forms'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GuideNav } from '../../shared/guide-nav.tsx'
import { attendanceQueries } from '../attendance-queries.ts'
import { useStoredMarks } from '../use-marking.ts'
import { DaySlots } from './day-slots.tsx'
import { daysAround } from './days-around.ts'

/** The day list, for reading at arm's length and often without signal. Day, slot and open sheet are in the address. */
function DayListScreen() {
  const { t } = useTranslation('guide')
  const { search, change } = useAddress()
  const language = useSession((state) => state.language)
  const today = useToday()
  const date = readDate(search.get('date')) ?? today
  const dayList = useQuery(attendanceQueries.day(date))
  // fetched while there is a signal, for checking passes where there is none
  useQuery(attendanceQueries.keys())
  useStoredMarks()
  const { first, last } = daysAround(today, date)
  const openScanner = () => change({ scan: '1' }, { isStep: true })
  return (
    <Screen
      title={t('dayList.title')}
      footer={
        dayList.data &&
        dayList.data.slots.length > 0 && (
          <Button size="large" isFullWidth icon="qr" onPress={openScanner}>
            {t('dayList.scan')}
          </Button>
        )
      }
    >
      <GuideNav />
      <Stack gap={5}>
        <DateStrip
          label={t('dayList.day')}
          value={date}
          minDate={first}
          maxDate={last}
          locale={regionalLocale(language)}
          previousLabel={t('dayList.earlier')}
          nextLabel={t('dayList.later')}
          onChange={(day) => change({ date: day === today ? null : day, slot: null })}
        />
        <QueryView query={dayList} failed={t('error.dayListLoad')} shape="list" count={4}>
          {(day) => <DaySlots dayList={day} seenAt={dayList.dataUpdatedAt} />}
        </QueryView>
      </Stack>
    </Screen>
  )
}

const readDate = (word: string | null) =>
  word && /^2[01]\d\d-\d\d-\d\d$/.test(word) && !Number.isNaN(Date.parse(word)) ? word : undefined

export default defineScreen({
  Component: DayListScreen,
  queries: () => [
    attendanceQueries.day(todayIn(timeZoneOf(useSession.getState()))),
    attendanceQueries.keys(),
  ],
})
