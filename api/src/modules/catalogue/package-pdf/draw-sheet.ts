import PDFDocument from 'pdfkit'
import type { PackageSheet, Step } from './sheet.ts'
import {
  collect,
  type Document,
  MARGIN,
  PAGE,
  Paper,
  type Structure,
  sheetOptions,
  WIDTH,
} from './sheet-paper.ts'

/** Pictures ready for embedding, with their size in pixels. */
export interface SheetImages {
  picture: Buffer | null
  logo: { png: Buffer; width: number; height: number } | null
}

/** Points: width of the picture ÷ its height is in `pictures.ts` too. */
const PICTURE_HEIGHT = WIDTH / 2.4
const TIME_COLUMN = 58

/**
 * Draws the sheet as a tagged PDF (1.7, PDF/UA): one structure tree in reading order with headings, lists, links and
 * described figures; bands, rules and page numbers are marked as artifacts. Resolves with the file.
 */
export async function drawSheet(sheet: PackageSheet, images: SheetImages): Promise<Buffer> {
  const doc = new PDFDocument(sheetOptions(sheet))
  const done = collect(doc)
  new SheetWriter(doc, sheet).write(images)
  doc.end()
  return done
}

class SheetWriter {
  #paper: Paper
  #sheet: PackageSheet

  constructor(doc: Document, sheet: PackageSheet) {
    this.#paper = new Paper(doc, sheet.brand)
    this.#sheet = sheet
  }

  write(images: SheetImages): void {
    const sheet = this.#sheet
    this.#letterhead(images)
    this.#kind(sheet.kind)
    this.#paper.heading('H1', sheet.title, 27)
    this.#paper.paragraph(sheet.facts.join('  ·  '), { font: 'bold', size: 11, gap: 12 })
    if (sheet.notice) this.#paper.note(sheet.notice)
    if (sheet.demoNote) this.#paper.note(sheet.demoNote)
    this.#paper.paragraph(sheet.summary, { size: 13, gap: 8 })
    for (const text of sheet.description.split(/\n+/)) this.#paper.paragraph(text)
    this.#itinerary()
    for (const section of sheet.sections) this.#section(section)
    this.#contact()
    this.#online()
    this.#paper.root.end()
    this.#everyPage()
  }

  #letterhead({ picture, logo }: SheetImages): void {
    const { brand, picture: shown } = this.#sheet
    const doc = this.#paper.doc
    const top = 34
    if (logo) {
      const height = 34
      const width = Math.min((logo.width / logo.height) * height, WIDTH)
      this.#paper.root.add(
        doc.struct('Figure', { alt: brand.name }, () => {
          doc.image(logo.png, MARGIN.left, top, { width })
        }),
      )
    } else {
      doc.y = top
      this.#paper.paragraph(brand.name, { font: 'heading', size: 20, color: brand.colors.primary })
    }
    doc.y = top + 48
    if (picture && shown) {
      const { y } = doc
      this.#paper.root.add(
        doc.struct('Figure', { alt: shown.alt }, () => {
          doc.save()
          doc.roundedRect(MARGIN.left, y, WIDTH, PICTURE_HEIGHT, 12).clip()
          doc.image(picture, MARGIN.left, y, { width: WIDTH, height: PICTURE_HEIGHT })
          doc.restore()
        }),
      )
      doc.y = y + PICTURE_HEIGHT + 20
    }
  }

  #kind(text: string): void {
    this.#paper.paragraph(text, { font: 'bold', size: 10.5, color: this.#sheet.brand.colors.primary, gap: 2 })
  }

  #itinerary(): void {
    const { title, days } = this.#sheet.itinerary
    if (days.length === 0) return
    this.#paper.title(title)
    for (const day of days) {
      this.#paper.heading('H3', day.title, 13)
      const list = this.#paper.doc.struct('L')
      this.#paper.root.add(list)
      for (const step of day.steps) this.#step(list, step)
      list.end()
      this.#paper.doc.y += 8
    }
  }

  #step(list: Structure, { time, title, place, url }: Step): void {
    const doc = this.#paper.doc
    const { colors } = this.#sheet.brand
    const left = MARGIN.left + TIME_COLUMN
    const width = WIDTH - TIME_COLUMN
    doc.font('bold').fontSize(11)
    this.#paper.room(doc.heightOfString(title, { width }) + 24)
    const { y } = doc
    const item = doc.struct('LI')
    list.add(item)
    item.add(
      doc.struct('Lbl', {}, () => {
        doc
          .font('bold')
          .fontSize(11)
          .fillColor(colors.primary)
          .text(time, MARGIN.left, y, { width: TIME_COLUMN - 8, lineBreak: false })
      }),
    )
    doc.y = y
    const body = doc.struct('LBody')
    item.add(body)
    if (url) this.#paper.link(body, title, url, { left, font: 'bold', gap: 1 })
    else this.#paper.paragraph(title, { font: 'bold', gap: 1 }, body, 'P', left)
    this.#paper.paragraph(place, { size: 10.5, gap: 7 }, body, 'P', left)
    item.end()
  }

  #section({ title, groups }: PackageSheet['sections'][number]): void {
    if (groups.length === 0) return
    this.#paper.title(title)
    for (const group of groups) {
      if (group.title) this.#paper.heading('H3', group.title, 12)
      this.#paper.bullets(group.items)
    }
  }

  #contact(): void {
    const { contact } = this.#sheet
    if (!contact) return
    this.#paper.title(contact.title)
    this.#paper.paragraph(contact.name, { font: 'bold', size: 12, gap: 3 })
    for (const { label, text, url } of contact.lines) {
      if (url) this.#paper.link(this.#paper.root, text, url, { left: MARGIN.left, label })
      else this.#paper.paragraph(text, { gap: 2 })
    }
  }

  #online(): void {
    this.#paper.doc.y += 10
    this.#paper.link(this.#paper.root, this.#sheet.online.text, this.#sheet.online.url, {
      left: MARGIN.left,
      font: 'bold',
    })
  }

  /** Header band and page numbers, once the number of pages is known. */
  #everyPage(): void {
    const doc = this.#paper.doc
    const { brand, pageLabel, online } = this.#sheet
    const { count } = doc.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      doc.switchToPage(index)
      doc.page.margins.bottom = 0
      doc.markContent('Artifact', { type: 'Pagination' })
      doc.rect(0, 0, PAGE.width, 12).fill(brand.colors.primary)
      const label = pageLabel.replace('{{page}}', String(index + 1)).replace('{{pages}}', String(count))
      const y = PAGE.height - 40
      doc
        .moveTo(MARGIN.left, y - 8)
        .lineTo(PAGE.width - MARGIN.right, y - 8)
        .lineWidth(0.7)
        .strokeColor(brand.colors.border)
        .stroke()
      doc.font('text').fontSize(9).fillColor(brand.colors.text)
      doc.text(`${brand.name} · ${new URL(online.url).host}`, MARGIN.left, y, {
        width: WIDTH * 0.7,
        lineBreak: false,
      })
      doc.text(label, MARGIN.left, y, { width: WIDTH, align: 'right', lineBreak: false })
      doc.endMarkedContent()
    }
  }
}
