import { todayIn, useAddress, useToday } from '@sureda/remote/device'
import { regionalOf } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { Button, Stack } from '@sureda/ui/base'
import { DateStrip } from '@sureda/ui/forms'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GuideNav } from '../../shared/guide-nav.tsx'
import { manifestQueries } from '../attendance-queries.ts'
import { useKeptMarks } from '../use-marking.ts'
import { ManifestDay } from './day-slots.tsx'
import { daysAround } from './days-around.ts'

/** Who comes: the list of a day, read at arm's length where there may be no signal. Day, slot and open sheet live in the address. */
function ManifestScreen() {
  const { t } = useTranslation('guide')
  const { search, change } = useAddress()
  const language = useSession((state) => state.language)
  const today = useToday()
  const date = readDate(search.get('date')) ?? today
  const manifest = useQuery(manifestQueries.day(date))
  // needed where there is no signal any more, so asked for as long as there is
  useQuery(manifestQueries.keys())
  useKeptMarks()
  const { first, last } = daysAround(today, date)
  const openScanner = () => change({ scan: '1' }, { isStep: true })
  return (
    <Screen
      title={t('manifest.title')}
      footer={
        manifest.data &&
        manifest.data.slots.length > 0 && (
          <Button size="large" isFullWidth icon="qr" onPress={openScanner}>
            {t('manifest.scan')}
          </Button>
        )
      }
    >
      <GuideNav />
      <Stack gap={5}>
        <DateStrip
          label={t('manifest.day')}
          value={date}
          minDate={first}
          maxDate={last}
          locale={regionalOf(language)}
          previousLabel={t('manifest.earlier')}
          nextLabel={t('manifest.later')}
          onChange={(day) => change({ date: day === today ? null : day, slot: null })}
        />
        <QueryView query={manifest} failed={t('error.manifestLoad')} shape="list" count={4}>
          {(day) => <ManifestDay manifest={day} seenAt={manifest.dataUpdatedAt} />}
        </QueryView>
      </Stack>
    </Screen>
  )
}

const readDate = (word: string | null) =>
  word && /^2[01]\d\d-\d\d-\d\d$/.test(word) && !Number.isNaN(Date.parse(word)) ? word : undefined

export default defineScreen({
  Component: ManifestScreen,
  queries: () => [
    manifestQueries.day(todayIn(useSession.getState().tenant?.time_zone ?? 'Europe/Madrid')),
    manifestQueries.keys(),
  ],
})
