import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accessibilityFaults } from '../../testing/axe.ts'
import { MiniPlayerPart } from '../../ui-page/mini-player-part.tsx'
import { ActionParts } from '../../ui-page/parts-actions.tsx'
import { CardParts } from '../../ui-page/parts-cards.tsx'
import { ChartParts } from '../../ui-page/parts-charts.tsx'
import { ChoosingParts } from '../../ui-page/parts-choosing.tsx'
import { FormParts } from '../../ui-page/parts-forms.tsx'
import { FrameParts } from '../../ui-page/parts-frame.tsx'
import { MediaParts } from '../../ui-page/parts-media.tsx'
import { OverlayParts } from '../../ui-page/parts-overlays.tsx'
import { RtlParts } from '../../ui-page/parts-rtl.tsx'
import { StateParts } from '../../ui-page/parts-states.tsx'
import { HomeSample, LoginSample } from '../../ui-page/samples.tsx'
import { loadIcons } from '../icons/icon.tsx'

// everything on the page of `npm run ui`, so that a new component or state is checked as soon as it is shown there
it.each(
  Object.entries({
    ActionParts,
    CardParts,
    ChartParts,
    ChoosingParts,
    FormParts,
    MediaParts,
    MiniPlayer: () => <MiniPlayerPart start="waiting" />,
    SilentMiniPlayer: () => <MiniPlayerPart start="fault" />,
    OverlayParts,
    RtlParts,
    StateParts,
    FrameParts,
    HomeSample,
    LoginSample,
  }),
)(
  '%s has no accessibility fault',
  async (_, Parts) => {
    await loadIcons()
    const { container } = render(<Parts />)
    expect(await accessibilityFaults(container)).toEqual([])
  },
  20_000,
)
