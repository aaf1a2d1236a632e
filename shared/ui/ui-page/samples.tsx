import { Button } from '../src/base/actions/button.tsx'
import { IconButton } from '../src/base/actions/icon-button.tsx'
import { TextLink } from '../src/base/actions/text-link.tsx'
import { CardList } from '../src/base/cards/card-list.tsx'
import { HeroCard } from '../src/base/cards/hero-card.tsx'
import { ListCard } from '../src/base/cards/list-card.tsx'
import { BarkEdge } from '../src/base/cards/motif.tsx'
import { Picture } from '../src/base/cards/picture.tsx'
import { Section } from '../src/base/section.tsx'
import { Stack } from '../src/base/stack.tsx'
import { Form } from '../src/forms/form.tsx'
import { TextField } from '../src/forms/text-field.tsx'
import { AppBar } from '../src/frame/app-bar.tsx'
import { BottomBar } from '../src/frame/bottom-bar.tsx'
import { Screen } from '../src/frame/screen.tsx'
import { CardStack } from '../src/gallery/card-stack.tsx'
import { NoticeCard } from './notice-card.tsx'
import { picture } from './pictures.ts'
import { places } from './places.ts'
import { news } from './words.ts'

const stackLabels = {
  close: 'Tanca l’avís',
  delete: 'Esborra',
  removed: 'Avís tret.',
  next: 'Avís següent',
  position: (index: number, total: number) => `${index} de ${total}`,
}

/** The home screen's first view, to judge the components together. */
export function HomeSample() {
  return (
    <>
      <Screen
        bar={
          <AppBar
            start={<IconButton icon="menu" label="Menú" />}
            title="Suro Viu"
            actions={
              <>
                <IconButton icon="heart" label="Preferits" href="#f" />
                <IconButton icon="user" label="Perfil" href="#p" />
              </>
            }
          />
        }
        title="Bon dia, Mercè"
        eyebrow="Dijous, 17 de juny"
      >
        <CardStack
          items={news}
          label="Avisos"
          titleOf={(item) => item.title}
          onDismiss={() => undefined}
          labels={stackLabels}
          renderCard={(item) => <NoticeCard item={item} />}
        />
        <CardList>
          <HeroCard href="#agenda" title="El meu dia" eyebrow="Avui, 3 activitats" picture={picture(1)} />
          <HeroCard href="#mapa" title="El meu camí" eyebrow="6,4 km fins al dolmen" picture={picture(5)} />
          <HeroCard
            href="#exp"
            title="No t’ho perdis"
            eyebrow="8 experiències aquesta setmana"
            icon="compass"
            tone="accent"
          />
        </CardList>
        <Section title="Novetats i agenda" action={{ label: 'Tota l’agenda', href: '#agenda' }}>
          <CardList>
            <ListCard
              href="#4"
              title="Fira del suro de Palafrugell"
              eyebrow="Ds. 19 de juny"
              picture={picture(6)}
              text="Tres dies d’ofici, tallers i música al carrer."
            />
            <ListCard
              href="#5"
              title="La fàbrica obre les portes"
              eyebrow="Notícia"
              picture={picture(8)}
              text="El museu ensenya la màquina de fer taps de 1905."
            />
          </CardList>
        </Section>
      </Screen>
      <BottomBar label="Principal" items={places} />
    </>
  )
}

export function LoginSample() {
  return (
    <Screen
      layout="narrow"
      hasBottomBar={false}
      title="Torna al bosc"
      lead="Entra per reservar, desar i guanyar punts."
      hero={
        <Picture {...picture(4)} ratio="16/9" priority>
          <BarkEdge />
        </Picture>
      }
    >
      <Form aria-label="Entra" messages={{ valueMissing: 'Cal omplir aquest camp.' }}>
        <TextField label="Usuari o correu electrònic" name="email" isRequired autoComplete="username" />
        <TextField
          label="Contrasenya"
          name="password"
          type="password"
          isRequired
          autoComplete="current-password"
          showLabel="Mostra"
          hideLabel="Amaga"
        />
        <Button type="submit" size="large" isFullWidth>
          Inicia la sessió
        </Button>
      </Form>
      <Stack gap={3}>
        <Button variant="secondary" icon="google" isFullWidth>
          Continua amb Google
        </Button>
        <Button variant="secondary" icon="apple" isFullWidth>
          Continua amb Apple
        </Button>
        <Button variant="quiet" isFullWidth>
          Entra com a convidat
        </Button>
        <TextLink href="#forgot" variant="standalone">
          He oblidat la contrasenya
        </TextLink>
      </Stack>
    </Screen>
  )
}
