/** `npm run bench -- rendered-pages` */
import { renderedPages } from './rendered/rendered-pages.ts'

await renderedPages()
