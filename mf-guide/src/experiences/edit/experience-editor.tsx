import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import type { GuideExperienceDetail } from '@sureda/contract/schemas/guides/guide-experience'
import { useOnline } from '@sureda/remote/device'
import { pictureOf } from '@sureda/remote/format'
import { type Freshness, StaleNotice } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { lazySheet } from '@sureda/remote/ui'
import { Banner, BarkEdge, Picture, Stack } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { SaveBar } from '../../shared/save-bar.tsx'
import { useEdits } from '../../shared/use-edits.ts'
import { useSheet } from '../../shared/use-sheet.ts'
import { EditSheets } from './edit-sheets.tsx'
import { ExperienceLinks } from './experience-links.tsx'
import { ExperiencePage } from './experience-page.tsx'
import { valuesOf } from './experience-values.ts'
import { LanguageTabs } from './language-tabs.tsx'
import { SaveFault } from './save-fault.tsx'
import { StatusCard } from './status-card.tsx'
import { useSaveExperience } from './use-save-experience.ts'

const RestaurantSheet = lazySheet(() => import('./restaurant-sheet.tsx'))

const NO_PICTURE = { image: null, image_color: null, image_widths: [] }

interface ExperienceEditorProps {
  experience: GuideExperienceDetail
  query: Freshness
}

/** The page as visitors see it; a tap on a section opens its fields. "Save" sends all changes. */
export function ExperienceEditor({ experience, query }: ExperienceEditorProps) {
  const { t } = useTranslation('guide')
  const online = useOnline()
  const language = useSession((state) => state.language)
  const [search, setSearch] = useSearchParams()
  const locale: Locale = LOCALES.find((one) => one === search.get('lang')) ?? language
  const [sheet, setSheet] = useSheet<string>('part')
  const run = useEdits(`experience/${experience.id}`, valuesOf(experience))
  const save = useSaveExperience(experience, run, () => setSheet('conflict'))
  return (
    <Screen
      title={t('edit.title')}
      hero={
        <div>
          <Picture
            {...pictureOf(
              { ...NO_PICTURE, ...run.values.photos[0], image_alt: experience.image_alt },
              'full',
              { ratio: '21/9', priority: true },
            )}
          >
            <BarkEdge />
          </Picture>
        </div>
      }
      footer={
        run.count > 0 ? (
          <SaveBar
            count={run.count}
            saveLabel={t('shell:common.save')}
            isPending={save.isPending}
            isDisabled={!online}
            onDiscard={() => {
              save.reset()
              run.discard()
            }}
            onSave={() => (run.conflicts.length > 0 ? setSheet('conflict') : save.mutate({}))}
          />
        ) : undefined
      }
    >
      <StaleNotice query={query} />
      <Stack gap={4}>
        {!online && <Banner kind="info">{t('edit.offline')}</Banner>}
        {run.isRestored && run.count > 0 && <Banner kind="info">{t('edit.restored')}</Banner>}
        {run.conflicts.length > 0 && !save.isPending && (
          <Banner kind="warning">{t('conflict.banner')}</Banner>
        )}
        {save.isError && <SaveFault error={save.error} onEdit={setSheet} />}
        <StatusCard experience={experience} run={run} />
        <LanguageTabs
          values={run.values}
          value={locale}
          onChange={(next) =>
            setSearch(
              (now) => {
                now.set('lang', next)
                return now
              },
              { replace: true, preventScrollReset: true },
            )
          }
        />
        <ExperiencePage
          experience={experience}
          values={run.values}
          edits={run.edits}
          locale={locale}
          onEdit={setSheet}
        />
        <ExperienceLinks experience={experience} onRestaurant={() => setSheet('restaurant')} />
      </Stack>
      <EditSheets
        sheet={sheet}
        setSheet={setSheet}
        experienceId={experience.id}
        locale={locale}
        run={run}
        save={save}
      />
      {sheet === 'restaurant' && <RestaurantSheet experience={experience} onClose={() => setSheet(null)} />}
    </Screen>
  )
}
