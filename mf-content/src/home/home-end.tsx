import { NewsAndEvents } from './feed/news-and-events.tsx'
import { HomeFooter } from './home-footer.tsx'

/** The parts below the first view, in a file that the first view does not wait for. */
export default function HomeEnd() {
  return (
    <>
      <NewsAndEvents />
      <HomeFooter />
    </>
  )
}
