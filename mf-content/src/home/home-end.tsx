import { NewsAndEvents } from './feed/news-and-events.tsx'
import { HomeFooter } from './home-footer.tsx'

/** The parts below the first view, in a chunk of their own. */
export default function HomeEnd() {
  return (
    <>
      <NewsAndEvents />
      <HomeFooter />
    </>
  )
}
