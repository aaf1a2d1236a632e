import { useState } from 'react'
import { Button } from '../src/base/actions/button.tsx'
import { Disclosure } from '../src/base/actions/disclosure.tsx'
import { FavoriteButton } from '../src/base/actions/favorite-button.tsx'
import { IconButton } from '../src/base/actions/icon-button.tsx'
import { Badge } from '../src/base/badge.tsx'
import { Card } from '../src/base/cards/card.tsx'
import { CardList } from '../src/base/cards/card-list.tsx'
import { HeroCard } from '../src/base/cards/hero-card.tsx'
import { ImageCard } from '../src/base/cards/image-card.tsx'
import { ListCard } from '../src/base/cards/list-card.tsx'
import { FactList } from '../src/base/fact-list.tsx'
import { Note } from '../src/base/note.tsx'
import { Price } from '../src/base/price.tsx'
import { ScrollRow } from '../src/base/scroll-row.tsx'
import { Section } from '../src/base/section.tsx'
import { Inline } from '../src/base/stack.tsx'
import { StatTile } from '../src/base/stat.tsx'
import { Meter } from '../src/charts/meter.tsx'
import { Steps } from '../src/charts/steps.tsx'
import { CardStack } from '../src/gallery/card-stack.tsx'
import { QrCode } from '../src/qr/qr-code.tsx'
import { NoticeCard } from './notice-card.tsx'
import { Part } from './part.tsx'
import { picture } from './pictures.ts'
import { news } from './words.ts'

const stackLabels = {
  close: 'Tanca l’avís',
  delete: 'Esborra',
  removed: 'Avís tret.',
  next: 'Avís següent',
  position: (index: number, total: number) => `${index} de ${total}`,
}

export function CardParts() {
  const [saved, setSaved] = useState(false)
  return (
    <>
      <Part name="card-stack">
        <CardStack
          items={news}
          label="Avisos"
          titleOf={(item) => item.title}
          onDismiss={() => undefined}
          labels={stackLabels}
          renderCard={(item) => <NoticeCard item={item} />}
        />
      </Part>
      <Part name="hero-card">
        <HeroCard
          href="#agenda"
          title="El meu dia"
          eyebrow="Avui, 3 activitats"
          text="La propera, a les 10.30 a la Font Picant"
          icon="calendar"
          tone="accent"
        />
        <HeroCard href="#mapa" title="El meu camí" eyebrow="Mapa" picture={picture(3)} />
        <HeroCard href="#exp" title="No t’ho perdis" eyebrow="Experiències" icon="compass" tone="primary" />
      </Part>
      <Part name="image-card, card-list">
        <CardList layout="grid">
          <ImageCard
            href="#1"
            title="La pela del suro, vista de prop"
            eyebrow="Experiència · Cassà de la Selva"
            picture={{ ...picture(1), ratio: '3/2' }}
            badge={<Badge tone="photo">Nou</Badge>}
            meta={[
              { icon: 'clock', text: '2 h', label: 'Durada' },
              { icon: 'users', text: 'fins a 12', label: 'Places' },
            ]}
            price={<Price prefix="des de" amount="18 €" />}
            favorite={
              <FavoriteButton isFavorite={saved} label="Desa «La pela del suro»" onChange={setSaved} />
            }
          />
          <ImageCard
            href="#2"
            title="Sense imatge encara"
            text="La imatge falta o no s’ha pogut carregar; la targeta segueix sencera."
            picture={{ src: null, alt: '' }}
          />
        </CardList>
      </Part>
      <Part name="section, scroll-row">
        <Section title="A prop teu" action={{ label: 'Totes', href: '#totes' }}>
          <ScrollRow label="Experiències a prop">
            {[2, 4, 5].map((seed) => (
              <ImageCard
                key={seed}
                href="#3"
                title={['Dolmens i suredes', 'Nit de carboners', 'Taller de taps'][seed % 3] ?? ''}
                eyebrow="Ruta"
                picture={picture(seed)}
                meta={[{ icon: 'route', text: '6,4 km' }]}
              />
            ))}
          </ScrollRow>
        </Section>
      </Part>
      <Part name="list-card">
        <ListCard
          href="#4"
          title="Fira del suro de Palafrugell, entrada lliure"
          eyebrow="Ds. 14 de juny, 10.00"
          picture={picture(6)}
          meta={[{ icon: 'map-pin', text: 'Can Mario' }]}
        />
        <ListCard href="#5" title="Les meves reserves" icon="ticket" text="2 de pendents" />
        <ListCard
          title="Dinar al bosc"
          icon="utensils"
          badge={<Badge tone="warning">Pendent</Badge>}
          end={<IconButton icon="x" label="Cancel·la" />}
        />
        <ListCard
          href="#7"
          title="Joc bloquejat"
          icon="lock"
          text="Primer acaba el joc anterior"
          isDisabled
        />
      </Part>
      <Part name="fact-list">
        <FactList
          facts={[
            { label: 'Distància', value: '8,2 km', icon: 'route' },
            { label: 'Desnivell', value: '+310 m', icon: 'mountain' },
            { label: 'Durada', value: '2 h 45 min', icon: 'clock' },
          ]}
        />
        <FactList
          columns={2}
          facts={[
            { label: 'Dificultat', value: 'Moderada', icon: 'footprints' },
            { label: 'Idiomes', value: 'ca, es, en', icon: 'languages' },
            { label: 'Edat', value: 'des de 6 anys', icon: 'baby' },
            { label: 'Gossos', value: 'lligats', icon: 'dog' },
          ]}
        />
      </Part>
      <Part name="note">
        <Note icon="info">Una part del que veus s’ha inventat per a la demostració.</Note>
      </Part>
      <Part name="stat, meter">
        <CardList layout="tiles">
          <StatTile label="Persones avui" value="34" icon="users" note="5 més que ahir" tone="accent" />
          <StatTile label="Ocupació, 7 dies" value="68 %" href="#o" />
          <StatTile label="Reserves" value="128" tone="primary" />
        </CardList>
        <Meter label="Places" value={9} max={12} valueText="9 de 12" />
      </Part>
      <Part name="steps, disclosure">
        <Steps
          label="Reserva"
          steps={['Dia', 'Hora', 'Persones', 'Revisió']}
          current={1}
          currentText="Pas 2 de 4"
        />
        <Disclosure title="Què cal portar" icon="package" note="4 coses" defaultOpen>
          <p>Aigua, calçat tancat, barret i ganes de caminar.</p>
        </Disclosure>
        <Disclosure title="Accessibilitat" icon="accessibility">
          <p>Camí ample fins a la font.</p>
        </Disclosure>
      </Part>
      <Part name="card, qr-code">
        <Card tone="sunken">
          <Inline gap={4}>
            <QrCode value="https://gavarres.localhost/inicio" title="Adreça d’aquesta pàgina" size={132} />
            <Button variant="secondary" icon="calendar-plus">
              Afegeix al calendari
            </Button>
          </Inline>
        </Card>
      </Part>
    </>
  )
}
