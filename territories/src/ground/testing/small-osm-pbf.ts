import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'

interface Extract {
  nodes: { id: number; place: [longitude: number, latitude: number]; tags?: Record<string, string> }[]
  ways: { id: number; refs: number[]; tags?: Record<string, string> }[]
  relations: { id: number; members: [way: number, role: string][]; tags: Record<string, string> }[]
}

/** An `.osm.pbf` file as OpenStreetMap's tools write it, with one block. Field numbers are those of the format. */
export function smallOsmPbf({ nodes, ways, relations }: Extract): Buffer {
  const words = ['']
  const word = (text: string) => {
    if (!words.includes(text)) words.push(text)
    return words.indexOf(text)
  }
  const tagged = (pbf: PbfWriter, tags: Record<string, string> = {}) => {
    pbf.writePackedVarint(2, Object.keys(tags).map(word))
    pbf.writePackedVarint(3, Object.values(tags).map(word))
  }
  const group = new PbfWriter()
  for (const { id, place, tags } of nodes)
    group.writeMessage(
      1,
      (_, pbf) => {
        pbf.writeSVarintField(1, id)
        tagged(pbf, tags)
        // in units of 100 nanodegrees
        pbf.writeSVarintField(8, Math.round(place[1] * 1e7))
        pbf.writeSVarintField(9, Math.round(place[0] * 1e7))
      },
      null,
    )
  for (const { id, refs, tags } of ways)
    group.writeMessage(
      3,
      (_, pbf) => {
        pbf.writeVarintField(1, id)
        tagged(pbf, tags)
        pbf.writePackedSVarint(8, steps(refs))
      },
      null,
    )
  for (const { id, members, tags } of relations)
    group.writeMessage(
      4,
      (_, pbf) => {
        pbf.writeVarintField(1, id)
        tagged(pbf, tags)
        pbf.writePackedVarint(
          8,
          members.map(([, role]) => word(role)),
        )
        pbf.writePackedSVarint(9, steps(members.map(([way]) => way)))
        pbf.writePackedVarint(
          10,
          members.map(() => 1),
        )
      },
      null,
    )
  const body = group.finish()
  const block = new PbfWriter()
  block.writeMessage(
    1,
    (_, pbf) => {
      for (const text of words) pbf.writeBytesField(1, Buffer.from(text))
    },
    null,
  )
  block.writeBytesField(2, body)
  const header = new PbfWriter()
  header.writeStringField(4, 'OsmSchema-V0.6')
  return Buffer.concat([blob('OSMHeader', header.finish()), blob('OSMData', block.finish())])
}

const steps = (ids: readonly number[]) => ids.map((id, index) => id - (ids[index - 1] ?? 0))

function blob(type: string, content: Uint8Array): Buffer {
  const body = new PbfWriter()
  body.writeVarintField(2, content.length)
  body.writeBytesField(3, deflateSync(content))
  const packed = Buffer.from(body.finish())
  const header = new PbfWriter()
  header.writeStringField(1, type)
  header.writeVarintField(3, packed.length)
  const named = Buffer.from(header.finish())
  const length = Buffer.alloc(4)
  length.writeUInt32BE(named.length)
  return Buffer.concat([length, named, packed])
}
