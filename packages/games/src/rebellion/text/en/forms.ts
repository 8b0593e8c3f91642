/** Forms of names in sentences: with an article, and their gender where it is not masculine. Languages need different ones. */
export const forms = {
  'side.rebel.def': 'the Rebels',
  'side.imperial.def': 'the Empire',

  'system.rebel-base-space.def': 'the Rebel Base',
  'system.queue-1.def': 'box 1 of the build queue',
  'system.queue-2.def': 'box 2 of the build queue',
  'system.queue-3.def': 'box 3 of the build queue',

  'unit.tie-fighter.one': 'a TIE Fighter',
  'unit.assault-carrier.one': 'an Assault Carrier',
  'unit.star-destroyer.one': 'a Star Destroyer',
  'unit.super-star-destroyer.one': 'a Super Star Destroyer',
  'unit.death-star.one': 'a Death Star',
  'unit.death-star-under-construction.one': 'a Death Star Under Construction',
  'unit.stormtrooper.one': 'a Stormtrooper',
  'unit.at-st.one': 'an AT-ST',
  'unit.at-at.one': 'an AT-AT',
  'unit.x-wing.one': 'an X-wing',
  'unit.y-wing.one': 'a Y-wing',
  'unit.rebel-transport.one': 'a Rebel Transport',
  'unit.corellian-corvette.one': 'a Corellian Corvette',
  'unit.mon-calamari-cruiser.one': 'a Mon Calamari Cruiser',
  'unit.rebel-trooper.one': 'a Rebel Trooper',
  'unit.airspeeder.one': 'an Airspeeder',
  'unit.shield-generator.one': 'a Shield Generator',
  'unit.ion-cannon.one': 'an Ion Cannon',
} as const;
