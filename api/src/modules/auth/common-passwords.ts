import { ValidationError } from '../../errors/validation.ts'

/**
 * What people try first, in the languages of the territories, without the digits and signs at their end (`plain` takes those off). Whole
 * words of eight and more characters, and shorter ones that only digits make long enough. After the yearly lists of leaked passwords.
 */
const COMMON = new Set(
  `password passw passwort passwd pass wachtwoord motdepasse contrasena contrasenya contraseña clave clavesecreta secreto secreta
  geheim geheimnis welkom welkomtest willkommen bienvenido benvingut bienvenue welcome letmein changeme cambiame
  iloveyou teamo tequiero tequieromucho teestimo jetaime ichliebedich ikhouvanjou loveyou lovely mylove miamor
  qwerty qwertz azerty qwertyui qwertyuio qwertyuiop qwertzui qwertzuiop azertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qwe qweasd
  qweasdzxc qazwsx qazwsxedc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx abc abcd abcde abcdef abcdefgh
  admin administrator administrador root user usuario usuari benutzer gebruiker test testtest tester demo guest invitado
  login master hello hola holahola bonjour hallo hallohallo football futbol fussball voetbal baseball basketball soccer
  barcelona realmadrid madrid valencia sevilla betis atletico visca viscabarca forcabarca espana espanya catalunya extremadura france
  paris amsterdam nederland deutschland berlin london superman batman spiderman pokemon starwars pikachu naruto dragon monkey
  princess princesa princesse princesje prinzessin sunshine shadow michael jennifer jordan jessica charlie daniel alejandro alejandra
  cristina fernando francisco antonio carmen maria jose joseluis juancarlos montserrat mercedes estrella mariposa papillon chocolate
  chocolat corazon coeur tesoro bonita familia family famille freedom libertad whatever trustno computer internet samsung iphone google
  facebook instagram tiktok youtube microsoft windows minecraft fortnite summer winter spring autumn verano invierno primavera
  january february september november december enero febrero septiembre noviembre diciembre
  sureda suroviu rayacorchera gavarres alcornoque alcornocal suro corcho`.split(/\s+/),
)

/** The keys of a row, upwards and downwards: any stretch of them is a first guess. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
].flatMap((row) => [row, [...row].reverse().join('')])

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
/** `P4ssw0rd!2024` → `password`; a longer tail is worth something of its own. */
const plain = (text: string) =>
  fold(text)
    .replace(/[^a-z]{0,6}$/, '')
    .replaceAll(/[@4]/g, 'a')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('$', 's')

/** A password that one of the first thousand guesses would find: a common word, a row of keys, one thing repeated, a date, or the person's own name. */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const text = fold(password)
  const words = [text, plain(password)]
  const isOwn = own.some((word) => word.length >= 4 && words.includes(fold(word)))
  const isRepeated = /^(.{1,4}?)\1+$/s.test(text)
  const isRow = ROWS.some((row) => row.includes(text))
  const isDate = /^(?:19|20)\d{6}$|^\d{4}(?:19|20)\d\d$/.test(text)
  return isOwn || isRepeated || isRow || isDate || words.some((word) => COMMON.has(word))
}

/** Throws 422 `validation_failed` with `too_common` at `password`. `own`: name and address of the person, where they are known. */
export function refuseCommonPassword(password: string, own: readonly string[] = []): void {
  if (!isCommonPassword(password, own)) return
  throw new ValidationError([{ code: 'custom', path: ['password'], message: 'too_common', input: undefined }])
}
