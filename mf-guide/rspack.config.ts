import { remote } from '@sureda/build/remote'

export default remote(import.meta.dirname)
