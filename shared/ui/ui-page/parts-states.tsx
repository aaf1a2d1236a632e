import { Button } from '../src/base/actions/button.tsx'
import { TextLink } from '../src/base/actions/text-link.tsx'
import { Banner } from '../src/base/banner.tsx'
import { ProgressBar } from '../src/charts/progress-bar.tsx'
import { EmptyState } from '../src/states/empty-state.tsx'
import { ErrorState } from '../src/states/error-state.tsx'
import { OfflineNotice } from '../src/states/offline-notice.tsx'
import { Skeleton } from '../src/states/skeleton.tsx'
import { Part } from './part.tsx'

export function StateParts() {
  return (
    <>
      <Part name="skeleton">
        <Skeleton label="S’està carregant" shape="list" count={2} />
        <Skeleton label="S’està carregant" shape="card" />
        <Skeleton label="S’està carregant" shape="text" />
        <Skeleton label="S’està carregant" shape="form" count={2} />
      </Part>
      <Part name="empty-state">
        <EmptyState
          title="Encara no tens preferits"
          text="Toca el cor d’una ruta o una experiència i la trobaràs aquí, també sense cobertura."
          action={<Button>Explora experiències</Button>}
        />
        <EmptyState
          title="Cap ruta amb aquests filtres"
          motif="oak"
          text="Prova una distància més llarga."
          action={<Button variant="secondary">Esborra els filtres</Button>}
        />
      </Part>
      <Part name="error-state">
        <ErrorState
          title="No hem pogut carregar les experiències"
          text="La connexió s’ha tallat. Torna-ho a provar quan tinguis cobertura."
          onRetry={() => undefined}
          retryLabel="Torna-ho a provar"
          stillWorks={
            <>
              Mentrestant pots obrir <TextLink href="#p">els teus preferits</TextLink> i el mapa desat.
            </>
          }
        />
        <ErrorState
          size="card"
          title="El temps no ha arribat"
          onRetry={() => undefined}
          retryLabel="Reintenta"
          isRetrying
          headingLevel={3}
        />
      </Part>
      <Part name="banner">
        <Banner>El mapa es descarrega amb la primera ruta que deses.</Banner>
        <Banner kind="success" title="Reserva enviada">
          T’avisarem quan la guia la confirmi.
        </Banner>
        <Banner kind="warning" title="Camí tallat" onDismiss={() => undefined} dismissLabel="Tanca">
          Pista forestal tancada per risc d’incendi fins divendres.
        </Banner>
        <Banner
          kind="danger"
          title="No s’ha pogut desar"
          action={
            <Button size="small" variant="secondary">
              Reintenta
            </Button>
          }
        >
          Els canvis són encara aquí.
        </Banner>
      </Part>
      <Part name="progress-bar">
        <ProgressBar label="S’està desant el mapa" value={7} max={12} valueText="7 de 12 MB" />
        <ProgressBar label="S’està enviant la fotografia" value={null} />
      </Part>
      <Part name="offline-notice">
        <OfflineNotice
          text="Sense connexió"
          age="vist fa 2 hores"
          action={{ label: 'Reintenta', onPress: () => undefined }}
        />
      </Part>
    </>
  )
}
