/** Fields that search engines require of each kind; of alternatives separated by a bar one is enough. */
const NEEDED: Record<string, readonly string[]> = {
  Article: ['headline', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name', 'url', 'mainEntity'],
  Event: ['name', 'startDate', 'location', 'image', 'eventStatus'],
  LodgingBusiness: ['name', 'address', 'image'],
  NewsArticle: ['headline', 'image', 'datePublished'],
  Organization: ['name', 'url'],
  Place: ['name', 'address|geo'],
  Restaurant: ['name', 'address', 'image'],
  TouristAttraction: ['name', 'address|geo', 'image'],
  TouristTrip: ['name', 'description', 'itinerary|tripOrigin'],
  TravelAgency: ['name', 'address', 'image'],
  WebSite: ['name', 'url'],
}

/** Missing fields of the schema.org objects of a page, each as `Event.startDate`; empty where search engines can use them all. */
export function structuredDataFaults(objects: readonly object[]): string[] {
  // as in the page, where undefined fields are absent
  const written = JSON.parse(JSON.stringify(objects)) as Record<string, unknown>[]
  return written.flatMap((object) => {
    const type = String(object['@type'])
    const needed = NEEDED[type]
    if (object['@context'] !== 'https://schema.org' || !needed) return [`${type} is unknown`]
    const isThere = (name: string) => object[name] !== undefined && object[name] !== ''
    return [
      ...needed.filter((names) => !names.split('|').some(isThere)),
      ...['url', 'image', 'item'].filter((name) => isThere(name) && !/^https?:/.test(String(object[name]))),
    ].map((name) => `${type}.${name}`)
  })
}
