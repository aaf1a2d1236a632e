import { paths } from '@sureda/contract/remote/paths'
import type { StoryDetail } from '@sureda/contract/schemas/catalogue/story'
import { useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { FactList, Section } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { KeywordLinks } from '../../shared/detail/keyword-links.tsx'
import { NO_STORY_FILTER, storyParams } from '../story-filter.ts'

/** Territory and date of a story, and keywords that lead to the stories that share them. */
export function StoryFacts({ story }: { story: StoryDetail }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const tenant = useSession((state) => state.tenant)
  // an office with one territory writes its id
  const territory = story.territory === tenant?.id ? tenant.name : story.territory
  const links = story.keywords.map((word) => ({
    href: `${paths.stories()}?${new URLSearchParams(storyParams({ ...NO_STORY_FILTER, keyword: [word] }, ''))}`,
    name: word,
  }))
  return (
    <>
      <Section title={t('story.about')}>
        <FactList
          columns={1}
          facts={[
            { icon: 'trees', label: t('story.territory'), value: territory },
            { icon: 'calendar', label: t('story.published'), value: format.date(story.createdAt) },
          ]}
        />
      </Section>
      <KeywordLinks title={t('story.keywords')} links={links} />
    </>
  )
}
