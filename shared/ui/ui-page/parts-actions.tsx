import { useState } from 'react'
import { Button } from '../src/base/actions/button.tsx'
import { FavoriteButton } from '../src/base/actions/favorite-button.tsx'
import { FloatingPill } from '../src/base/actions/floating-pill.tsx'
import { IconButton } from '../src/base/actions/icon-button.tsx'
import { LinkButton } from '../src/base/actions/link-button.tsx'
import { TextLink } from '../src/base/actions/text-link.tsx'
import { Avatar } from '../src/base/avatar.tsx'
import { Badge } from '../src/base/badge.tsx'
import { Motif } from '../src/base/cards/motif.tsx'
import { Price } from '../src/base/price.tsx'
import { Rating } from '../src/base/rating.tsx'
import { Inline, Stack } from '../src/base/stack.tsx'
import { Chip } from '../src/choice/chip.tsx'
import { Icon, type IconName } from '../src/icons/icon.tsx'
import { corePaths } from '../src/icons/icon-paths.ts'
import { laterPaths } from '../src/icons/icon-paths-later.ts'
import { subjectPaths } from '../src/icons/icon-paths-subject.ts'
import { Spinner } from '../src/states/spinner.tsx'
import css from './page.module.css'
import { Part } from './part.tsx'

const tones = ['primary', 'accent', 'danger', 'success', 'warning', 'info']
const badgeTones = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger', 'info', 'photo'] as const

function Swatches() {
  return (
    <div className={css.swatches}>
      {tones.flatMap((tone) =>
        [
          [`--color-${tone}`, `--color-on-${tone}`],
          [`--color-${tone}-soft`, `--color-on-${tone}-soft`],
          ['--color-surface', `--color-${tone}-ink`],
        ].map(([ground, words]) => (
          <div
            key={`${ground}${words}`}
            className={css.swatch}
            style={{ background: `var(${ground})`, color: `var(${words})` }}
          >
            {words?.replace('--color-', '')}
          </div>
        )),
      )}
    </div>
  )
}

export function ActionParts() {
  const [isFavorite, setFavorite] = useState(true)
  return (
    <>
      <Part name="button">
        <Inline>
          <Button>Reserva</Button>
          <Button variant="secondary">Més tard</Button>
          <Button variant="quiet">Omet</Button>
          <Button variant="danger" icon="trash">
            Esborra
          </Button>
        </Inline>
        <Inline>
          <Button size="small" variant="secondary">
            Petit
          </Button>
          <Button size="large" iconEnd="arrow-right">
            Comença
          </Button>
          <Button isDisabled>No disponible</Button>
        </Inline>
        <Inline>
          <Button isPending pendingLabel="S’està desant">
            Desa els canvis
          </Button>
          <Button variant="secondary" isPending pendingLabel="S’està desant">
            Desa
          </Button>
          <Button variant="secondary" isDisabled>
            Desa
          </Button>
        </Inline>
        <Button isFullWidth size="large" icon="log-in">
          Inicia la sessió per reservar aquesta experiència
        </Button>
      </Part>
      <Part name="link-button, text-link">
        <Inline>
          <LinkButton href="#mapa" icon="map" variant="secondary">
            Obre el mapa
          </LinkButton>
          <TextLink href="#tot" variant="standalone" icon="external-link">
            Web de l’operador
          </TextLink>
        </Inline>
        <p>
          El suro es torna a pelar cada nou anys; <TextLink href="#suro">llegiu-ne la història</TextLink>{' '}
          abans de caminar-hi.
        </p>
      </Part>
      <Part name="icon-button, favorite-button">
        <Inline>
          <IconButton icon="menu" label="Menú" />
          <IconButton icon="bell" label="3 avisos" badge={3} />
          <IconButton icon="locate" label="La meva posició" variant="raised" />
          <IconButton icon="plus" label="Afegeix" variant="solid" size="large" />
          <IconButton icon="share" label="Comparteix" isDisabled />
          <FavoriteButton
            isFavorite={isFavorite}
            label="Desa a preferits"
            onChange={setFavorite}
            variant="quiet"
          />
        </Inline>
        <div className={css.photo}>
          <IconButton icon="arrow-left" label="Enrere" variant="photo" />
          <FavoriteButton isFavorite={isFavorite} label="Desa a preferits" onChange={setFavorite} />
          <FavoriteButton isFavorite={false} label="Desa a preferits" onChange={setFavorite} />
        </div>
      </Part>
      <Part name="badge, chip">
        <Inline>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone} icon={tone === 'success' ? 'check' : undefined}>
              {tone}
            </Badge>
          ))}
        </Inline>
        <Inline>
          <Chip>Fàcil</Chip>
          <Chip icon="clock" onRemove={() => undefined} removeLabel="Treu: menys de 2 h">
            Menys de 2 h
          </Chip>
          <Chip href="#x" icon="trees">
            Natura
          </Chip>
        </Inline>
      </Part>
      <Part name="price, rating, avatar, spinner">
        <Inline gap={5}>
          <Price prefix="des de" amount="18 €" suffix="per persona" />
          <Price amount="145 €" size="large" />
          <Rating value={4.5} label="4,5 de 5, 128 opinions" text="4,5" count="128" />
          <Rating value={3.4} label="3,4 de 5" />
        </Inline>
        <Inline gap={4}>
          <Avatar name="Mercè Puig" size="small" />
          <Avatar name="Mercè Puig" />
          <Avatar name="Josep" size="large" />
          <Spinner />
          <Spinner size="large" label="S’està carregant" />
        </Inline>
      </Part>
      <Part name="motif">
        <Inline gap={5}>
          <Motif name="rings" />
          <Motif name="cells" />
          <Motif name="oak" />
        </Inline>
      </Part>
      <Part name="tokens">
        <Swatches />
        <Stack gap={1}>
          <h1 style={{ fontSize: 'var(--text-4xl)' }}>Suro viu 4xl</h1>
          <h1 style={{ fontSize: 'var(--text-3xl)' }}>Les Gavarres, bosc obert 3xl</h1>
          <h2 style={{ fontSize: 'var(--text-2xl)' }}>L’any de la lleva 2xl</h2>
          <h2 style={{ fontSize: 'var(--text-xl)' }}>Què cal portar xl</h2>
          <h3 style={{ fontSize: 'var(--text-lg)' }}>Del bosc al tap lg</h3>
          <p>
            Text de lectura, 17 px: «Çà i llà, l’escorça es desprèn neta.» Àèéíòóúüï, ñ, ß, œ, ij, 1.234,50 €.
          </p>
          <p style={{ fontSize: 'var(--text-sm)', color: 'var(--color-ink-muted)' }}>
            Petit i apagat, 14 px.
          </p>
        </Stack>
      </Part>
      <Part name="icon">
        <Inline gap={3}>
          {Object.keys({ ...corePaths, ...laterPaths, ...subjectPaths }).map((name) => (
            <Icon key={name} name={name as IconName} label={name} />
          ))}
        </Inline>
      </Part>
      <FloatingPill icon="map" href="#mapa">
        Mapa
      </FloatingPill>
    </>
  )
}
