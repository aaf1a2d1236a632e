import '@testing-library/jest-dom/vitest'
import { makeRouteDetail, makeStoryDetail } from '@sureda/testing/content-factories'
import { renderElement } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import terms from '../../pages/terms-screen.tsx'
import MoreTab from '../../routes/detail/more-tab.tsx'
import { StoryText } from '../../stories/detail/story-text.tsx'
import { TimelineList } from '../cards/timeline-list.tsx'
import { MarkList } from './mark-list.tsx'

const SAME = 'Dues vegades el mateix.'
const stop = { time: '10:00', title: SAME, place: 'Fitor', experience_id: null, route_id: null }
const link = { label: SAME, url: 'https://www.gavarres.test/' }
const elements: [string, ReactNode][] = [
  ['paragraphs of a story', <StoryText story={makeStoryDetail({ body: `${SAME}\n\n${SAME}` })} />],
  ['lines of a list', <MarkList items={[SAME, SAME]} icon="leaf" />],
  ['hours of a day', <TimelineList items={[stop, stop]} />],
  ['links of a route', <MoreTab route={makeRouteDetail({ useful_links: [link, link] })} />],
  ['chapters of the terms', <terms.Component />],
]

afterEach(() => vi.restoreAllMocks())

it.each(elements)('shows two equal %s without a key warning of React', async (_, element) => {
  const complaints = vi.spyOn(console, 'error')
  const section = { title: 'Reserves', text: SAME }
  await renderElement(element, {
    words: { content: ca },
    answers: {
      'GET /experiences': [],
      'GET /locations': [],
      'GET /stories': [],
      'GET /settings/group/terms': { title: 'Termes', updated: '', sections: [section, section] },
    },
  })
  expect(await screen.findAllByText(SAME)).toHaveLength(2)
  expect(complaints).not.toHaveBeenCalled()
})
