import type PDFDocument from 'pdfkit'
import type { PackageSheet } from './sheet.ts'

export type Document = InstanceType<typeof PDFDocument>
export type Structure = ReturnType<Document['struct']>

export const PAGE = { width: 595.28, height: 841.89 }
export const MARGIN = { top: 60, bottom: 64, left: 56, right: 56 }
export const WIDTH = PAGE.width - MARGIN.left - MARGIN.right
export const BOTTOM = PAGE.height - MARGIN.bottom

/** Options of every sheet: A4, tagged, in the sheet's language. */
export function sheetOptions(
  sheet: Pick<PackageSheet, 'lang' | 'title' | 'changedAt' | 'brand'>,
): PDFKit.PDFDocumentOptions {
  const changed = new Date(sheet.changedAt)
  const options = {
    size: 'A4',
    margins: MARGIN,
    pdfVersion: '1.7' as const,
    tagged: true,
    lang: sheet.lang,
    displayTitle: true,
    bufferPages: true,
    font: sheet.brand.fonts.text,
    info: {
      Title: sheet.title,
      Author: sheet.brand.name,
      Creator: sheet.brand.name,
      CreationDate: changed,
      ModDate: changed,
    },
    // newer than its types
    ...{ subset: 'PDF/UA' },
  }
  return options as PDFKit.PDFDocumentOptions
}

/** The complete file. */
export function collect(doc: Document): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

/** A tagged document filled from top to bottom: every part is added to the structure tree in reading order. */
export class Paper {
  readonly doc: Document
  readonly root: Structure
  readonly colors: PackageSheet['brand']['colors']

  constructor(doc: Document, { fonts, colors }: PackageSheet['brand']) {
    this.doc = doc
    this.colors = colors
    doc.registerFont('heading', fonts.heading)
    doc.registerFont('text', fonts.text)
    doc.registerFont('bold', fonts.textBold)
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
  }

  room(height: number): void {
    if (this.doc.y + height > BOTTOM) this.doc.addPage()
  }

  /** Decoration: excluded from what is read aloud. */
  decoration(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  heading(tag: 'H1' | 'H2' | 'H3', text: string, size: number): void {
    const doc = this.doc
    const width = { width: WIDTH, lineGap: 1 }
    doc.font('heading').fontSize(size)
    // avoids a heading alone at the foot of a page
    this.room(Math.min(doc.heightOfString(text, width), 300) + 60)
    this.root.add(
      doc.struct(tag, {}, () => {
        doc.fillColor(this.colors.text).text(text, MARGIN.left, doc.y, width)
      }),
    )
    doc.y += tag === 'H1' ? 8 : 6
  }

  paragraph(
    text: string,
    { font = 'text', size = 11, gap = 6, color = this.colors.text } = {},
    parent = this.root,
    tag = 'P',
    left = MARGIN.left,
  ): void {
    if (text === '') return
    const doc = this.doc
    this.room(size * 1.5)
    parent.add(
      doc.struct(tag, {}, () => {
        const width = PAGE.width - MARGIN.right - left
        doc.font(font).fontSize(size).fillColor(color).text(text, left, doc.y, { width, lineGap: 3 })
      }),
    )
    doc.y += gap
  }

  note(text: string): void {
    const doc = this.doc
    const { colors } = this
    const inner = { width: WIDTH - 28, lineGap: 2 }
    doc.font('bold').fontSize(10.5)
    const height = doc.heightOfString(text, inner) + 18
    this.room(height)
    const { y } = doc
    this.decoration(() => {
      doc.roundedRect(MARGIN.left, y, WIDTH, height, 8).lineWidth(1).strokeColor(colors.primary).stroke()
    })
    this.root.add(
      doc.struct('P', {}, () => {
        doc
          .font('bold')
          .fontSize(10.5)
          .fillColor(colors.text)
          .text(text, MARGIN.left + 14, y + 9, inner)
      }),
    )
    doc.y = y + height + 12
  }

  /** A section begins with a rule of the brand's colour. */
  title(text: string): void {
    const doc = this.doc
    doc.y += 10
    this.room(90)
    const { y } = doc
    this.decoration(() => doc.rect(MARGIN.left, y, 28, 3).fill(this.colors.primary))
    doc.y = y + 9
    this.heading('H2', text, 17)
  }

  bullets(items: readonly string[]): void {
    const doc = this.doc
    const list = doc.struct('L')
    this.root.add(list)
    for (const text of items) {
      this.room(16)
      const { y } = doc
      const item = doc.struct('LI')
      list.add(item)
      item.add(
        doc.struct('Lbl', {}, () => {
          doc
            .font('bold')
            .fontSize(11)
            .fillColor(this.colors.primary)
            .text('•', MARGIN.left + 2, y, { lineBreak: false })
        }),
      )
      doc.y = y
      this.paragraph(text, { gap: 2 }, item, 'LBody', MARGIN.left + 16)
      item.end()
    }
    list.end()
    doc.y += 6
  }

  /** A link on its own line; screen readers get its text, not its address. */
  link(
    parent: Structure,
    text: string,
    url: string,
    {
      left,
      font = 'text',
      gap = 2,
      label = '',
    }: { left: number; font?: string; gap?: number; label?: string },
  ): void {
    const doc = this.doc
    const options = { width: PAGE.width - MARGIN.right - left, lineGap: 3 }
    doc.font(font).fontSize(11)
    const height = doc.heightOfString(text, options)
    this.room(height)
    const { y } = doc
    const width = Math.min(doc.widthOfString(text), options.width)
    const link: Structure = doc.struct('Link', {}, () => {
      const color = this.colors.primary
      doc.font(font).fontSize(11).fillColor(color)
      doc.text(text, left, y, { ...options, underline: true })
      // the library needs a String object for a PDF string, which its types do not know
      const annotation: object = {
        structParent: link,
        Contents: Object(label ? `${label}: ${text}` : text),
      }
      doc.link(left, y, width, height, url, annotation)
    })
    const paragraph = doc.struct('P')
    parent.add(paragraph)
    paragraph.add(link)
    paragraph.end()
    doc.y = y + height + gap
  }
}
