import { useState } from 'react'
import { Button } from '../src/base/actions/button.tsx'
import { IconButton } from '../src/base/actions/icon-button.tsx'
import { Picture } from '../src/base/cards/picture.tsx'
import { Stack } from '../src/base/stack.tsx'
import { ActiveFilters } from '../src/choice/active-filters.tsx'
import { ChipGroup } from '../src/choice/chip-group.tsx'
import { addToast } from '../src/core/toast-queue.ts'
import { BottomSheet } from '../src/overlays/bottom-sheet.tsx'
import { ConfirmDialog } from '../src/overlays/confirm-dialog.tsx'
import { Dialog } from '../src/overlays/dialog.tsx'
import { FilterSheet } from '../src/overlays/filter-sheet.tsx'
import { SideMenu } from '../src/overlays/side-menu.tsx'
import { Lightbox } from '../src/viewer/lightbox.tsx'
import { Part } from './part.tsx'
import { picture } from './pictures.ts'
import { places } from './places.ts'

const difficulties = [
  { value: 'facil', label: 'Fàcil', count: 7 },
  { value: 'moderada', label: 'Moderada', count: 5 },
  { value: 'dificil', label: 'Difícil', count: 0 },
]

const opened = new URLSearchParams(location.search).get('open')

export function OverlayParts() {
  const [open, setOpen] = useState(opened)
  const [kinds, setKinds] = useState(['facil', 'moderada'])
  const chosen = difficulties.filter(({ value }) => kinds.includes(value))
  const left = (chosen.length > 0 ? chosen : difficulties).reduce((sum, { count }) => sum + count, 0)
  const props = (name: string) => ({
    isOpen: open === name,
    onOpenChange: (is: boolean) => setOpen(is ? name : null),
  })
  return (
    <Part name="side-menu, dialog, confirm-dialog, bottom-sheet, filter-sheet, lightbox, active-filters, toast">
      <ActiveFilters
        label="Filtres actius"
        filters={chosen.map(({ value, label }) => ({ id: value, label, removeLabel: `Treu: ${label}` }))}
        onRemove={(id) => setKinds(kinds.filter((kind) => kind !== id))}
        clearLabel="Esborra-ho tot"
        onClear={() => setKinds([])}
      />
      <Stack>
        {['menu', 'dialog', 'confirm', 'sheet', 'filters', 'room'].map((name) => (
          <Button key={name} variant="secondary" onPress={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        <Button
          variant="secondary"
          onPress={() =>
            addToast({
              kind: 'success',
              text: 'Desat a preferits',
              action: { label: 'Desfés', onPress: () => undefined },
            })
          }
        >
          toast
        </Button>
        <Button
          variant="secondary"
          onPress={() =>
            addToast({ kind: 'error', text: 'No s’ha pogut desar. Ho provarem quan hi hagi connexió.' })
          }
        >
          toast error
        </Button>
      </Stack>
      <SideMenu
        {...props('menu')}
        label="Menú"
        closeLabel="Tanca el menú"
        header={<strong>Suro Viu</strong>}
        sections={[
          { items: places.map(({ badge: _, ...place }) => place) },
          {
            title: 'El meu paquet',
            items: [
              { label: 'El meu dia', icon: 'sun', href: '#d', badge: '3' },
              { label: 'El meu camí', icon: 'route', href: '#c' },
            ],
          },
          {
            items: [
              { label: 'Històries del bosc', icon: 'book-open', href: '#h' },
              { label: 'Tanca la sessió', icon: 'log-out', tone: 'danger' },
            ],
          },
        ]}
      />
      <Dialog
        {...props('dialog')}
        title="Contacte"
        closeLabel="Tanca"
        footer={<Button>Envia un correu</Button>}
      >
        <p>Oficina de turisme de Cassà de la Selva. Obert cada dia de 10 a 14 h.</p>
      </Dialog>
      <ConfirmDialog
        {...props('confirm')}
        title="Vols cancel·lar la reserva?"
        text="No es pot desfer. La plaça quedarà lliure per a algú altre."
        confirmLabel="Sí, cancel·la"
        cancelLabel="Mantén la reserva"
        tone="danger"
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 800))}
      />
      <BottomSheet
        {...props('sheet')}
        title="Capes"
        closeLabel="Tanca"
        expandLabel="Amplia"
        collapseLabel="Redueix"
        heights={['peek', 'half', 'full']}
        defaultHeight="half"
      >
        <p>Tres alçades: un cop d’ull, mitja pantalla i sencera. Arrossega-la, o fes servir el botó.</p>
      </BottomSheet>
      <FilterSheet
        {...props('filters')}
        title="Filtres"
        closeLabel="Tanca"
        expandLabel="Amplia"
        collapseLabel="Redueix"
        count={left}
        showLabel={left === 0 ? 'Cap ruta ho compleix' : `Mostra ${left} rutes`}
        onShow={() => undefined}
        clearLabel="Esborra"
        canClear={kinds.length > 0}
        onClear={() => setKinds([])}
      >
        <ChipGroup
          label="Dificultat"
          value={kinds}
          onChange={setKinds}
          options={difficulties.map(({ value, label, count }) => ({ value, label, count }))}
        />
      </FilterSheet>
      {open === 'room' && (
        <Lightbox label="La capçada d’un roure" onClose={() => setOpen(null)}>
          <IconButton icon="x" variant="photo" label="Tanca" onPress={() => setOpen(null)} />
          <Picture {...picture(7)} ratio="fill" fit="contain" color={null} />
        </Lightbox>
      )}
    </Part>
  )
}
