/**
 * `full`: no space left · `refused`: a person must act, for example on missing permissions · `unavailable`: it may work
 * again by itself · `damaged`: other bytes than were stored.
 */
export type StorageFault = 'full' | 'refused' | 'unavailable' | 'damaged'

/** Files cannot be stored or read. The message is one sentence for the technician. */
export class StorageError extends Error {
  override name = 'StorageError'
  readonly fault: StorageFault

  constructor(fault: StorageFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}
