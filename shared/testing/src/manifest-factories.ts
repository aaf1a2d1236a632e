import type { Manifest, ManifestEntry, ManifestSlot } from '@sureda/contract/schemas/guides/manifest'

export function makeManifestEntry(fields: Partial<ManifestEntry> = {}): ManifestEntry {
  return {
    id: 'b1c9d2e0-0000-4000-8000-000000000001',
    code: 'B1C9D2E0',
    name: 'Neus Vidal',
    phone: '+34 600 000 001',
    people: 4,
    special_requests: null,
    group: null,
    pets: [],
    status: 'confirmed',
    outcome: null,
    attendance: { state: 'none', mark: null, others: [] },
    ...fields,
  }
}

/** A slot that began half an hour ago. */
export function makeManifestSlot(fields: Partial<ManifestSlot> = {}): ManifestSlot {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  return {
    experience: { id: 'e-pela', title: 'La pela del suro', locationName: 'Cassà de la Selva' },
    time: '10:00',
    starts_at: inMinutes(-30),
    ends_at: inMinutes(90),
    check_in_from: inMinutes(-150),
    capacity: 12,
    booked: 4,
    entries: [makeManifestEntry()],
    ...fields,
  }
}

export function makeManifest(fields: Partial<Manifest> = {}): Manifest {
  return { date: '2026-12-05', made_at: new Date().toISOString(), slots: [makeManifestSlot()], ...fields }
}
