import type { Scene } from './scene.ts'
import { aqueducts } from './subjects/aqueducts.ts'
import { smallAqueducts } from './subjects/aqueducts-small.ts'
import { balconies } from './subjects/balconies.ts'
import { bench } from './subjects/bench.ts'
import { birdCentre } from './subjects/bird-centre.ts'
import { birdWatching } from './subjects/bird-watching.ts'
import { birds } from './subjects/birds.ts'
import { bonfires } from './subjects/bonfires.ts'
import { boulders } from './subjects/boulders.ts'
import { bridges } from './subjects/bridges.ts'
import { burntCorks } from './subjects/burnt-cork.ts'
import { canMario } from './subjects/can-mario.ts'
import { carried } from './subjects/carried.ts'
import { castleHill } from './subjects/castle-hill.ts'
import { castleRuins } from './subjects/castle-ruins.ts'
import { churches } from './subjects/churches.ts'
import { climbs } from './subjects/climbs.ts'
import { closeUp } from './subjects/close-up.ts'
import { corkMuseum } from './subjects/cork-museum.ts'
import { country } from './subjects/country.ts'
import { cycling } from './subjects/cycling.ts'
import { dances } from './subjects/dances.ts'
import { dehesa } from './subjects/dehesa.ts'
import { dolmens } from './subjects/dolmens.ts'
import { facades } from './subjects/facades.ts'
import { factory } from './subjects/factory.ts'
import { farmRuins } from './subjects/farm-ruins.ts'
import { farmhouses } from './subjects/farmhouses.ts'
import { feasts } from './subjects/feasts.ts'
import { fields } from './subjects/fields.ts'
import { food } from './subjects/food.ts'
import { fords } from './subjects/fords.ts'
import { forest } from './subjects/forest.ts'
import { galleries } from './subjects/galleries.ts'
import { gameThings } from './subjects/game-things.ts'
import { goges } from './subjects/goges.ts'
import { greatTrees } from './subjects/great-trees.ts'
import { greenway } from './subjects/greenway.ts'
import { guests } from './subjects/guests.ts'
import { harbour } from './subjects/harbour.ts'
import { hearth } from './subjects/hearth.ts'
import { hilltopTowns } from './subjects/hilltop-towns.ts'
import { history } from './subjects/history.ts'
import { indoors } from './subjects/indoors.ts'
import { kestrels } from './subjects/kestrels.ts'
import { lanes } from './subjects/lanes.ts'
import { lanterns } from './subjects/lanterns.ts'
import { lodging } from './subjects/lodging.ts'
import { longTable } from './subjects/long-table.ts'
import { loversTree } from './subjects/lovers-tree.ts'
import { meadow } from './subjects/meadow.ts'
import { medieval } from './subjects/medieval.ts'
import { millRuins } from './subjects/mill-ruins.ts'
import { nightWalks } from './subjects/night-walks.ts'
import { oakParts } from './subjects/oak-parts.ts'
import { oakPath } from './subjects/oak-path.ts'
import { oldQuarters } from './subjects/old-quarters.ts'
import { plains } from './subjects/plains.ts'
import { planting } from './subjects/planting.ts'
import { portraits } from './subjects/portraits.ts'
import { procession } from './subjects/procession.ts'
import { resprout } from './subjects/resprout.ts'
import { rewards } from './subjects/rewards.ts'
import { riverPools } from './subjects/river-pools.ts'
import { roads } from './subjects/roads.ts'
import { rockArt } from './subjects/rock-art.ts'
import { ruins } from './subjects/ruins.ts'
import { signs } from './subjects/signs.ts'
import { smugglers } from './subjects/smugglers.ts'
import { springs } from './subjects/springs.ts'
import { squares } from './subjects/squares.ts'
import { stalls } from './subjects/stalls.ts'
import { stations } from './subjects/stations.ts'
import { stones } from './subjects/stones.ts'
import { strongholds } from './subjects/strongholds.ts'
import { tableScenes } from './subjects/table-scenes.ts'
import { taverns } from './subjects/taverns.ts'
import { things } from './subjects/things.ts'
import { town } from './subjects/town.ts'
import { trains } from './subjects/trains.ts'
import { urchins } from './subjects/urchins.ts'
import { villages } from './subjects/villages.ts'
import { walkers } from './subjects/walkers.ts'
import { waterWorks } from './subjects/water-works.ts'
import { waters } from './subjects/waters.ts'
import { wells } from './subjects/wells.ts'
import { work } from './subjects/work.ts'
/** Every motif a recipe can name. */
export const SUBJECTS: Record<string, (scene: Scene) => void> = {
  ...smallAqueducts,
  ...aqueducts,
  ...birdCentre,
  ...balconies,
  ...birds,
  ...boulders,
  ...castleHill,
  ...churches,
  ...bridges,
  ...castleRuins,
  ...bonfires,
  ...canMario,
  ...burntCorks,
  ...carried,
  ...closeUp,
  ...corkMuseum,
  ...country,
  ...dolmens,
  ...cycling,
  ...dances,
  ...facades,
  ...factory,
  ...farmRuins,
  ...farmhouses,
  ...feasts,
  ...fields,
  ...food,
  ...fords,
  ...forest,
  ...galleries,
  ...goges,
  ...gameThings,
  ...guests,
  ...hilltopTowns,
  ...harbour,
  ...history,
  ...kestrels,
  ...lanes,
  ...lanterns,
  ...lodging,
  ...longTable,
  ...meadow,
  ...millRuins,
  ...riverPools,
  ...oakParts,
  ...plains,
  ...oldQuarters,
  ...rewards,
  ...roads,
  ...rockArt,
  ...ruins,
  ...signs,
  ...springs,
  ...squares,
  ...stations,
  ...stalls,
  ...stones,
  ...strongholds,
  ...tableScenes,
  ...taverns,
  ...things,
  ...town,
  ...urchins,
  ...trains,
  ...villages,
  ...walkers,
  ...waterWorks,
  ...waters,
  ...wells,
  ...work,
  ...climbs,
  ...loversTree,
  ...birdWatching,
  ...smugglers,
  ...greenway,
  ...portraits,
  ...medieval,
  ...indoors,
  ...nightWalks,
  ...planting,
  ...hearth,
  ...bench,
  ...procession,
  ...resprout,
  ...oakPath,
  ...greatTrees,
  ...dehesa,
}
