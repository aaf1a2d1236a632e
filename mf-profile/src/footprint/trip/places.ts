/** A place where trips begin or go. The list is on the phone, so that distances are proposed without network. */
export interface Place {
  name: string
  latitude: number
  longitude: number
}

/** `name|other name|latitude|longitude`; other names are searched but not shown. */
const LIST = `
A Coruña|La Coruña|43.36|-8.41
Albacete||38.99|-1.86
Alburquerque||39.22|-7.00
Alicante|Alacant|38.35|-0.48
Almería||36.84|-2.46
Amsterdam|Ámsterdam|52.37|4.90
Andorra la Vella||42.51|1.52
Antwerpen|Anvers,Amberes,Antwerp|51.22|4.40
Athína|Atenas,Athens,Athen|37.98|23.73
Badajoz||38.88|-6.97
Barcelona||41.39|2.17
Berlin|Berlín|52.52|13.40
Bern|Berna,Berne|46.95|7.45
Bilbao|Bilbo|43.26|-2.93
Bordeaux|Burdeos|44.84|-0.58
Bruxelles|Bruselas,Brussels,Brussel|50.85|4.35
Bucharest|București,Bucarest|44.43|26.10
Budapest||47.50|19.04
Buenos Aires||-34.60|-58.38
Burgos||42.34|-3.70
Cáceres||39.47|-6.37
Cádiz||36.53|-6.29
Calella de Palafrugell||41.88|3.18
Cassà de la Selva|Cassà|41.89|2.88
Córdoba||37.89|-4.78
Donostia|San Sebastián|43.32|-1.98
Dublin|Dublín|53.35|-6.26
Eindhoven||51.44|5.48
Évora||38.57|-7.91
Faro||37.02|-7.93
Figueres||42.27|2.96
Frankfurt|Fráncfort|50.11|8.68
Genève|Ginebra,Geneva,Genf|46.20|6.14
Gijón|Xixón|43.54|-5.66
Girona|Gerona|41.98|2.82
Granada||37.18|-3.60
Hamburg|Hamburgo|53.55|9.99
Helsinki||60.17|24.94
Huelva||37.26|-6.94
Innsbruck||47.27|11.39
Jaén||37.77|-3.79
Köln|Colonia,Cologne,Keulen|50.94|6.96
København|Copenhague,Copenhagen,Kopenhagen|55.68|12.57
La Bisbal d’Empordà|Bisbal|41.96|3.04
La Codosera|Codosera|39.21|-7.17
La Fontañera|Fontañera|39.38|-7.32
Las Palmas||28.12|-15.43
León||42.60|-5.57
Lille||50.63|3.06
Lisboa|Lisbon,Lissabon,Lisbonne|38.72|-9.14
Llagostera||41.83|2.90
Lleida|Lérida|41.62|0.62
Llofriu||41.93|3.13
Logroño||42.47|-2.45
London|Londres,Londen|51.51|-0.13
Luxembourg|Luxemburgo,Luxemburg|49.61|6.13
Lyon||45.76|4.84
Madrid||40.42|-3.70
Málaga||36.72|-4.42
Manchester||53.48|-2.24
Marseille|Marsella|43.30|5.37
Mérida||38.92|-6.34
México|Mexico City,Ciudad de México|19.43|-99.13
Milano|Milán,Milan,Mailand|45.46|9.19
Montpellier||43.61|3.88
Montréal|Montreal|45.50|-73.57
München|Múnich,Munich|48.14|11.58
Murcia||37.99|-1.13
Nantes||47.22|-1.55
Napoli|Nápoles,Naples|40.85|14.27
New York|Nueva York|40.71|-74.01
Nice|Niza,Nizza|43.70|7.27
Oslo||59.91|10.75
Ourense|Orense|42.34|-7.86
Oviedo|Uviéu|43.36|-5.85
Palafrugell||41.92|3.16
Palma|Mallorca|39.57|2.65
Pamplona|Iruña|42.81|-1.65
Paris|París,Parijs|48.86|2.35
Perpignan|Perpiñán,Perpinyà|42.69|2.90
Porto|Oporto|41.15|-8.61
Praha|Praga,Prague,Prag|50.08|14.44
Quart||41.94|2.84
Reus||41.15|1.11
Roma|Rome,Rom|41.90|12.50
Rotterdam||51.92|4.48
Salamanca||40.97|-5.66
San Vicente de Alcántara||39.36|-7.14
Santander||43.46|-3.81
Santiago de Alcántara||39.61|-7.24
Santiago de Compostela||42.88|-8.54
Segovia||40.95|-4.12
Sevilla|Seville|37.39|-5.98
Stockholm|Estocolmo|59.33|18.07
Strasbourg|Estrasburgo,Straßburg|48.57|7.75
Stuttgart||48.78|9.18
Tarragona||41.12|1.25
Toledo||39.86|-4.02
Torino|Turín,Turin|45.07|7.69
Toulouse|Tolosa|43.60|1.44
Utrecht||52.09|5.12
València|Valencia|39.47|-0.38
Valencia de Alcántara||39.41|-7.24
Valladolid||41.65|-4.72
Vic||41.93|2.25
Vigo||42.24|-8.72
Vitoria|Gasteiz|42.85|-2.67
Warszawa|Varsovia,Warsaw,Warschau|52.23|21.01
Wien|Viena,Vienna,Wenen|48.21|16.37
Zaragoza|Saragossa|41.65|-0.89
Zürich|Zúrich,Zurich|47.38|8.54
`

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim()

const PLACES = LIST.trim()
  .split('\n')
  .map((line) => {
    const [name = '', others = '', latitude, longitude] = line.split('|')
    const place: Place = { name, latitude: Number(latitude), longitude: Number(longitude) }
    return { place, words: [name, ...others.split(',')].map(plain).filter(Boolean) }
  })

/** Places of which a name begins with the text. */
export function searchPlaces(text: string, limit = 4): Place[] {
  const wanted = plain(text)
  if (wanted.length < 2) return []
  const found = PLACES.filter(({ words }) => words.some((word) => word.startsWith(wanted)))
  return found.slice(0, limit).map(({ place }) => place)
}

/** The place with exactly this name. */
export function placeNamed(text: string | undefined): Place | undefined {
  const wanted = plain(text ?? '')
  return PLACES.find(({ words }) => words.includes(wanted))?.place
}

/** The place at the end of a postal address: `Plaça Major 1, 17244 Cassà de la Selva`. */
export function placeOfAddress(address: string): Place | undefined {
  const written = plain(address)
  const isLast = (word: string) => written.endsWith(word) && /(^|[\s,])$/.test(written.slice(0, -word.length))
  return PLACES.find(({ words }) => words.some(isLast))?.place
}
