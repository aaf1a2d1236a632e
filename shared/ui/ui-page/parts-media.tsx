import { Stack } from '../src/base/stack.tsx'
import { Gallery } from '../src/gallery/gallery.tsx'
import { MediaPlayer } from '../src/media/media-player.tsx'
import { MediaSeek } from '../src/media/media-seek.tsx'
import { MediaSpeed } from '../src/media/media-speed.tsx'
import { SkipButton } from '../src/media/skip-button.tsx'
import { MiniPlayerPart } from './mini-player-part.tsx'
import { Part } from './part.tsx'
import { picture } from './pictures.ts'
import { captions, recording } from './recordings.ts'

const labels = {
  play: 'Reprodueix',
  pause: 'Atura',
  back: 'Enrere 15 segons',
  ahead: 'Endavant 15 segons',
  seek: 'Moment',
  speed: 'Velocitat',
  failed: 'No s’ha pogut reproduir. Torna-ho a provar quan tinguis cobertura.',
  waiting: 'S’està carregant',
  position: (time: string, total: string) => `${time} de ${total}`,
  captions: 'Subtítols',
  fullScreen: 'Pantalla completa',
  transcript: 'Transcripció',
}

export function MediaParts() {
  return (
    <>
      <Part name="media-player (audio)">
        <MediaPlayer
          kind="audio"
          src={recording}
          duration={20}
          title="La veu de la destral"
          artist="Suro Viu"
          note="Llegit per una veu generada"
          labels={labels}
          transcript={<p>El primer tall és el més difícil. La destral ha de sentir l’arbre.</p>}
        />
        <MediaPlayer kind="audio" src="/falta.mp3" title="Un enregistrament que falta" labels={labels} />
      </Part>
      <Part name="media-player (video)">
        <MediaPlayer
          kind="video"
          src={recording}
          poster={picture(4).src ?? undefined}
          duration={20}
          title="Un dia de lleva"
          labels={labels}
          captions={[{ src: captions, srcLang: 'ca', label: 'Català' }]}
        />
      </Part>
      <MiniPlayerPart />
      <Part name="media-seek, media-speed, skip-button">
        <MediaSeek
          label="Moment"
          seed="La veu de la destral"
          time={42}
          duration={96}
          positionText={labels.position}
          onSeek={() => undefined}
        />
        <Stack>
          <SkipButton direction="back" seconds={15} label={labels.back} onPress={() => undefined} />
          <SkipButton direction="ahead" seconds={30} label="Endavant 30 segons" onPress={() => undefined} />
          <MediaSpeed label={labels.speed} rate={1.5} onChange={() => undefined} />
        </Stack>
      </Part>
      <Part name="gallery, gallery-viewer, lightbox">
        <Gallery
          label="Fotografies"
          pictures={[
            picture(7),
            picture(8, 'La font del mig del camí, amb el pedrís a l’ombra'),
            { src: null, alt: 'Una fotografia que no ha arribat' },
            picture(9),
          ]}
          previousLabel="Anterior"
          nextLabel="Següent"
          openLabel="Mostra-la a tota la pantalla"
          closeLabel="Tanca"
          positionText={(i, n) => `${i} de ${n}`}
        />
      </Part>
    </>
  )
}
