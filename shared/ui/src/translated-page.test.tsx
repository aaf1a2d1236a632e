import '@testing-library/jest-dom/vitest'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from './base/actions/button.tsx'
import { Badge } from './base/badge.tsx'
import { CardMetaRow } from './base/cards/card-meta.tsx'
import { Note } from './base/note.tsx'
import { Price } from './base/price.tsx'
import { Rating } from './base/rating.tsx'
import { BarChart } from './charts/bar-chart.tsx'
import { Steps } from './charts/steps.tsx'
import { Chip } from './choice/chip.tsx'
import { Tabs } from './choice/tabs.tsx'
import { OfflineNotice } from './states/offline-notice.tsx'

/** Imitates a browser's translator: replaces each text node by a `<font>` with its text. */
function translate(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.parentElement?.closest('[translate="no"], svg') || !text.data.trim()) continue
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

const TABLE = { label: 'Com a taula', columns: ['Part', 'Valor'], rows: [['Tren', '1 kg']] } as never
const bars = [{ id: 'a', label: 'Tren', value: 1, valueText: '1 kg' }]

const LIVE: Record<string, (count: string) => ReactElement> = {
  badge: (count) => <Badge icon="clock">{count}</Badge>,
  button: (count) => <Button icon="check">{count}</Button>,
  'card meta': (count) => <CardMetaRow items={[{ icon: 'clock', text: count, label: 'Durada' }]} />,
  chart: (count) => (
    <BarChart
      title="Viatge"
      summary="Un tren"
      items={bars}
      reference={{ value: 1, text: count }}
      table={TABLE}
    />
  ),
  chip: (count) => (
    <Chip onRemove={() => {}} removeLabel="Treu">
      {count}
    </Chip>
  ),
  'offline notice': (count) => <OfflineNotice text={count} age="fa una hora" />,
  'age of a notice': (count) => <OfflineNotice text="Sense línia" age={count} />,
  price: (count) => <Price amount="18 €" prefix="des de" suffix={count} />,
  'quiet line': (count) => <Note icon="info">{count}</Note>,
  rating: (count) => <Rating value={4} label="4 de 5" count={count} />,
  steps: (count) => <Steps label="Passos" steps={[count]} current={0} currentText="1 de 1" />,
  tabs: (count) => <Tabs label="Parts" tabs={[{ id: 'a', label: count, icon: 'info', content: null }]} />,
}

describe('a page that the browser has translated still shows changes', () => {
  it.each(Object.entries(LIVE))('%s', (_name, element) => {
    const { container, rerender } = render(element('3 llocs'))
    translate(container)
    rerender(element('2 llocs'))
    expect(container).toHaveTextContent('2 llocs')
    expect(container).not.toHaveTextContent('3 llocs')
  })
})
