import { useState } from 'react'
import { Button } from '../src/base/actions/button.tsx'
import { Stack } from '../src/base/stack.tsx'
import { MiniPlayer } from '../src/media/mini-player.tsx'
import { Part } from './part.tsx'
import { picture } from './pictures.ts'

const labels = {
  player: 'Reproductor',
  play: 'Reprodueix',
  pause: 'Atura',
  back: 'Enrere 15 segons',
  ahead: 'Endavant 15 segons',
  seek: 'Moment',
  speed: 'Velocitat',
  close: 'Tanca el reproductor',
  waiting: 'S’està carregant',
  more: 'La veu de la destral: més controls',
  less: 'La veu de la destral: menys controls',
  position: (time: string, total: string) => `${time} de ${total}`,
  speedText: (rate: number) => `${rate} vegades`,
}
const states = ['closed', 'playing', 'waiting', 'fault'] as const
type State = (typeof states)[number]

const opened = new URLSearchParams(location.search).get('open') === 'player'

/** Covers the lower edge of the page, so only one state is shown at a time. `?open=player` opens it. */
export function MiniPlayerPart({ start = opened ? 'playing' : 'closed' }: { start?: State }) {
  const [state, setState] = useState<State>(start)
  const [time, setTime] = useState(42)
  const [rate, setRate] = useState(1)
  return (
    <Part name="mini-player">
      <Stack>
        {states.map((name) => (
          <Button key={name} variant="secondary" onPress={() => setState(name)}>
            {name}
          </Button>
        ))}
      </Stack>
      {state !== 'closed' && (
        <MiniPlayer
          title="La veu de la destral"
          seed="La veu de la destral"
          picture={picture(4).src ?? undefined}
          isPlaying={state === 'playing'}
          isWaiting={state === 'waiting'}
          fault={state === 'fault' ? 'No s’ha pogut reproduir. Torna-ho a provar amb cobertura.' : undefined}
          time={time}
          duration={96}
          rate={rate}
          skip={15}
          labels={labels}
          words={{ href: '#words', label: 'Text' }}
          onToggle={() => setState(state === 'playing' ? 'waiting' : 'playing')}
          onSkip={(by) => setTime(Math.min(96, Math.max(0, time + by)))}
          onSeek={setTime}
          onRate={setRate}
          onClose={() => setState('closed')}
        />
      )}
    </Part>
  )
}
