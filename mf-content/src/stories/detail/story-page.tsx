import type { StoryDetail } from '@sureda/contract/schemas/catalogue/story'
import { pictureOf } from '@sureda/remote/format'
import { type Freshness, StaleNotice } from '@sureda/remote/query'
import { HeaderActions, useScreenTitle } from '@sureda/remote/shell'
import { LazyPart, PhotoCredit, StatusNotice } from '@sureda/remote/ui'
import { BarkEdge, CardMetaRow, Picture } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { FavoriteToggle } from '../../shared/cards/favorite-toggle.tsx'
import { storyMeta } from '../../shared/cards/story-card.tsx'
import { ShareButton } from '../../shared/detail/share-button.tsx'
import { DemoNote } from '../../shared/loading/notes.tsx'
import { LookAround } from './look-around.tsx'
import { readingMinutes } from './read-along.ts'
import { StoryAudio } from './story-audio.tsx'
import * as storyEnd from './story-end.tsx'
import { StoryFacts } from './story-facts.tsx'
import { StoryText } from './story-text.tsx'
import { Transcript } from './transcript.tsx'

const loadFilm = () => import(/* webpackChunkName: "story-below" */ './story-film.tsx')
/** `LazyPart` delays its queries until it is near; its code is too small for a file of its own. */
const loadEnd = () => Promise.resolve(storyEnd)

/** A story: one column of text with a drop cap. A mark in the margin follows the recording. */
export function StoryPage({ story, query }: { story: StoryDetail; query: Freshness }) {
  const { t } = useTranslation('content')
  useScreenTitle(story.title)
  const minutes = {
    icon: 'book-open' as const,
    text: t('story.minutes', { count: readingMinutes(story.body) }),
    label: t('story.reading'),
  }
  return (
    <Screen
      title={story.title}
      eyebrow={`${story.category.name} · ${t(`story.genre.${story.genre}`, { defaultValue: story.genre })}`}
      lead={story.summary}
      hero={
        <>
          <Picture {...pictureOf(story, 'full', { ratio: '4/3', priority: true })} />
          <BarkEdge />
        </>
      }
    >
      <HeaderActions>
        <FavoriteToggle type="story" id={story.id} title={story.title} variant="quiet" />
        <ShareButton title={story.title} />
      </HeaderActions>
      <PhotoCredit of={story} />
      <StaleNotice query={query} />
      <StatusNotice of={story} />
      <CardMetaRow items={[minutes, ...storyMeta(story, t)]} />
      <DemoNote of={[story]} />
      <StoryAudio story={story} />
      {story.video_file && <LazyPart load={loadFilm} whenNear props={{ story, src: story.video_file }} />}
      <Transcript story={story} />
      <LookAround story={story} />
      <StoryText story={story} />
      <StoryFacts story={story} />
      <LazyPart load={loadEnd} whenNear props={{ story }} />
    </Screen>
  )
}
