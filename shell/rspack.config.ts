import { host } from '@sureda/build/host'

export default host(import.meta.dirname)
