import { Button } from '../src/base/actions/button.tsx'
import { IconButton } from '../src/base/actions/icon-button.tsx'
import { BarkEdge } from '../src/base/cards/motif.tsx'
import { Picture } from '../src/base/cards/picture.tsx'
import { Section } from '../src/base/section.tsx'
import { AppBar } from '../src/frame/app-bar.tsx'
import { BottomBar } from '../src/frame/bottom-bar.tsx'
import { Screen } from '../src/frame/screen.tsx'
import { SheetPanel } from '../src/overlays/sheet-panel.tsx'
import { picture } from './pictures.ts'
import { places } from './places.ts'

/** A detail screen: photo bar over a hero with its torn edge, sticky action, bottom bar. */
export function FrameParts() {
  return (
    <>
      <Screen
        bar={
          <AppBar
            variant="photo"
            title="La pela del suro"
            back={{ label: 'Enrere', href: '#enrere' }}
            actions={<IconButton icon="share" label="Comparteix" variant="photo" />}
          />
        }
        hero={
          <Picture {...picture(2)} ratio="4/3" priority>
            <BarkEdge />
          </Picture>
        }
        eyebrow="Experiència · Cassà de la Selva"
        title="La pela del suro, vista de prop"
        lead="Un matí amb una colla de peladors: la destral, la burxa i el silenci d’abans del primer tall."
        footer={
          <Button size="large" isFullWidth>
            Reserva des de 18 €
          </Button>
        }
      >
        <Section title="De què va">
          <p>
            El suro es pela entre juny i agost, quan la saba puja i l’escorça es deixa. Cada arbre s’obre a
            mà, sense ferir la mare, i no s’hi torna fins al cap de nou anys o més.
          </p>
          <p>
            Caminarem una hora per pista ampla, veurem tres arbres pelats en anys diferents i en llegirem les
            dates pintades.
          </p>
        </Section>
        <Section title="Punt de trobada">
          <p>Font Picant, 9.00 h.</p>
        </Section>
      </Screen>
      <SheetPanel
        label="Llista"
        title="12 llocs en aquest mapa"
        expandLabel="Amplia la llista"
        collapseLabel="Redueix la llista"
      >
        <p>Llista</p>
      </SheetPanel>
      <BottomBar label="Principal" items={places} />
    </>
  )
}
