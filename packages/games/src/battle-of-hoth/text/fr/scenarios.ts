import type { ScenariosSentences } from '../en/scenarios.ts';

export const scenarios: ScenariosSentences = {
  'scenario.imperial-scout-mission.briefing':
    'Des droïdes sondes ont été largués sur Hoth à la recherche de traces de vie, suivis de près par des soldats des neiges. Une patrouille de la base Echo doit les détruire avant qu’ils ne transmettent leur rapport.',
  'scenario.snowspeeder-counter-attack.briefing':
    'Le premier quadripode a été repéré à découvert. Les snowspeeders doivent ralentir l’avance impériale pendant que les soldats forment une ligne.',
  'scenario.enemy-spotted.briefing':
    'Une force de reconnaissance rebelle tombe sur l’avant-garde impériale parmi les rochers. Abattre le quadripode porterait un coup sévère à l’Empire.',
  'scenario.successful-landings.briefing':
    'Les barges impériales ont déposé deux quadripodes à portée d’un poste d’écoute rebelle. Qui tient le bâtiment tient le terrain.',
  'scenario.hill-alpha-defense.briefing':
    'Une pièce d’artillerie installée dans l’épave de la colline Alpha couvre toute la vallée. L’Empire veut la faire taire, les Rebelles veulent qu’elle continue de tirer.',
  'scenario.retrieve-imperial-data.briefing':
    'Une navette impériale s’est écrasée entre les lignes. Des commandos rebelles doivent tenir l’épave assez longtemps pour en copier les données, tandis que des troupes impériales fraîches continuent d’arriver.',
  'scenario.outpost-attack.briefing':
    'L’Empire lance deux quadripodes et une masse d’infanterie contre un avant-poste rebelle isolé. Un appui aérien est promis, si les soldats tiennent.',
  'scenario.medevac.briefing':
    'Un officier rebelle blessé gît dans un cratère entouré de tranchées, et l’Empire approche. Les snowspeeders foncent pour le ramener à la base.',
  'scenario.securing-defensive-positions.briefing':
    'Trois points clés doivent être aux mains des Rebelles avant l’arrivée des quadripodes. L’infanterie impériale le sait déjà.',
  'scenario.target-the-shield-generators.briefing':
    'Deux générateurs alimentent le bouclier de la base Echo. Tant que l’un d’eux fonctionne, des vaisseaux peuvent encore s’échapper ; sans eux, la base est sans défense. Trois quadripodes se dirigent droit sur eux.',
  'scenario.rebel-breakout.briefing':
    'Coupée derrière les crêtes, une force rebelle doit percer la ligne impériale et s’échapper.',
  'scenario.under-siege.briefing': 'L’Empire se referme sur un point fort rebelle, par le nord et par l’est à la fois.',
  'scenario.enter-echo-base.briefing':
    'Le bouclier est tombé : trois quadripodes amènent leurs troupes jusqu’aux portes de la base.',
  'scenario.protect-rebel-transports.briefing':
    'Chaque tir du canon à ions ouvre le ciel à un nouveau transport. L’Empire doit le faire taire.',
  'scenario.south-gate-retreat.briefing':
    'La ligne a cédé. Les soldats se replient en terrain accidenté vers la porte sud, l’Empire sur leurs talons.',
  'scenario.echo-base-evacuation.briefing':
    'La seule issue passe droit à travers les lignes impériales. Qui tient la hauteur voit venir la suite.',
  'scenario.last-stand.briefing':
    'Encerclée sur la dernière colline, l’arrière-garde se bat encore pour que quelques-uns s’échappent vers l’ouest.',
  'side.either': 'Les deux camps',
  'kind.any': 'toutes les unités',
  list: '{one}, {other}',
  'direction.NE': 'nord-est',
  'direction.E': 'est',
  'direction.SE': 'sud-est',
  'direction.SW': 'sud-ouest',
  'direction.W': 'ouest',
  'direction.NW': 'nord-ouest',
  'rule.goal':
    '{side_Def} {side_number, select, one {gagne} other {gagnent}} la bataille avec {n, plural, one {# médaille} other {# médailles}}.',
  'rule.noGoal': '{side_Def} ne {side_number, select, one {peut} other {peuvent}} pas gagner par les médailles.',
  'rule.noKillMedals':
    '{side_Def} ne {side_number, select, one {gagne} other {gagnent}} aucune médaille pour les unités éliminées.',
  'rule.structureShot':
    '{side_Def} {side_number, select, one {peut} other {peuvent}} attaquer {structure_def} : une explosion le détruit, tout autre résultat est sans effet.',
  'rule.temporary':
    '{side_Def} {side_number, select, one {a} other {ont}} {n, plural, one {# médaille} other {# médailles}} pour chacun de ces hexagones tant qu’une de {side_number, select, one {ses} other {leurs}} unités l’occupe : {hexes}.{most, plural, =0 {} other { {most} au plus en tout.}}',
  'rule.permanent':
    '{side_Def} {side_number, select, one {gagne} other {gagnent}} {n, plural, one {# médaille définitive} other {# médailles définitives}}, une seule fois, quand une de {side_number, select, one {ses} other {leurs}} unités entre en {hexes}.',
  'rule.perTurn':
    '{side_Def} {side_number, select, one {gagne} other {gagnent}} {n, plural, one {# médaille définitive} other {# médailles définitives}} au début de chacun de {side_number, select, one {ses} other {leurs}} tours avec une unité en {hexes}.',
  'rule.occupySet': 'Pour {side_def}, ces hexagones comptent : {hexes}.',
  'rule.token':
    'L’officier blessé se trouve en {hexes}. Ce n’est pas une unité : il ne bloque ni le déplacement ni la vue.',
  'rule.handBonus':
    '{side_Def} {side_number, select, one {a} other {ont}} {n, plural, one {# carte de plus} other {# cartes de plus}} en main tant {side_number, select, one {qu’il tient} other {qu’ils tiennent}} {hexes}.',
  'rule.exit':
    'Les unités {side_of} ({kind}) peuvent quitter le plateau par {hexes} avec 1 hexagone de déplacement de plus{n, plural, =0 {} one {, pour # médaille par unité} other {, pour # médailles par unité}}.',
  'rule.gate':
    'Les unités {side_of} ({kind}) qui entrent en {hexes} par leur propre déplacement quittent aussitôt le plateau{n, plural, =0 {} one {, pour # médaille par unité} other {, pour # médailles par unité}}.',
  'rule.exitToken':
    'Seule l’unité {side_of} qui porte l’officier peut quitter le plateau, par {hexes} avec 1 hexagone de déplacement de plus.',
  'rule.killMedals':
    '{side_Def} {side_number, select, one {gagne} other {gagnent}} {n, plural, one {# médaille} other {# médailles}} pour chacune de ces unités éliminées : {unit}.',
  'rule.reinforceEliminated':
    'Au début d’un tour, {side_def} {side_number, select, one {peut} other {peuvent}} faire revenir {n, plural, one {# unité éliminée} other {# unités éliminées}} dans la rangée {row}, {most} en tout : {unit}.',
  'rule.scheduledReinforcement':
    '{side_Def} {side_number, select, one {reçoit} other {reçoivent}} des renforts dans la rangée {row} aux tours {turns} : {unit}.',
  'rule.carryToken':
    'Une unité qui termine un déplacement dans l’hexagone de l’officier le prend en charge et ne se déplace plus pendant ce tour : {unit}. Une fois par tour, un porteur qui a un ordre peut le confier à une telle unité adjacente au lieu de se déplacer. Un porteur éliminé laisse l’officier dans son hexagone.',
  'rule.moveCost':
    '{terrain} : y entrer coûte {n, plural, one {# hexagone} other {# hexagones}} de déplacement.{flying, plural, =0 {} other { Les unités volantes en paient 1.}}',
  'rule.retreatDirections': 'Direction de retraite des Rebelles : {rebels} ; de l’Empire : {empire}.',
  'rule.deployFromCarrier':
    'Avec un ordre, {carrier_one} peut débarquer une unité adjacente, après son déplacement ou à sa place, {n, plural, one {# fois} other {# fois}} dans la bataille : {unit}. Cette unité ne peut pas recevoir d’ordre pendant ce tour.{worthless, plural, =0 {} other { Elle ne vaut aucune médaille.}}',
  'rule.chargeStructure':
    '{structure_Def} reçoit une charge à la fin de chaque tour {side_of}. {n, plural, one {Chaque charge vaut} other {# charges valent}} une médaille, {most, plural, one {# médaille} other {# médailles}} au plus.',
  'rule.extraCard':
    'La carte supplémentaire est piochée quand une unité y termine un déplacement. Si l’hexagone est perdu, son propriétaire saute une pioche.',
  'sudden.occupyAll':
    '{side_Def} {side_number, select, one {obtient} other {obtiennent}} une victoire immédiate avec des unités dans tous ces hexagones : {hexes}.',
  'sudden.structuresDestroyed':
    '{side_Def} {side_number, select, one {obtient} other {obtiennent}} une victoire immédiate quand {n, plural, one {une de ces structures est détruite} other {# de ces structures sont détruites}} : {structure}.',
  'sudden.unitsEliminated':
    '{side_Def} {side_number, select, one {obtient} other {obtiennent}} une victoire immédiate quand {n, plural, one {une de ces unités est éliminée} other {# de ces unités sont éliminées}} : {unit}.',
  'sudden.classEliminated':
    '{side_Def} {side_number, select, one {obtient} other {obtiennent}} une victoire immédiate quand {n, plural, one {# unité ennemie ({kind}) est éliminée} other {# unités ennemies ({kind}) sont éliminées}}.',
  'sudden.unitsExited':
    '{side_Def} {side_number, select, one {obtient} other {obtiennent}} une victoire immédiate quand {n, plural, one {# unité ({kind}) a quitté le plateau} other {# unités ({kind}) ont quitté le plateau}}.',
  'sudden.exitsImpossible':
    '{side_Def} {side_number, select, one {obtient} other {obtiennent}} une victoire immédiate quand moins de {n, plural, one {# unité ennemie ({kind}) peut} other {# unités ennemies ({kind}) peuvent}} encore quitter le plateau.',
  'sudden.tokenExits':
    '{side_Def} {side_number, select, one {obtient} other {obtiennent}} une victoire immédiate quand l’unité qui porte l’officier quitte le plateau.',
  'sudden.tokenCaptured':
    '{side_Def} {side_number, select, one {obtient} other {obtiennent}} une victoire immédiate quand, au début d’un de {side_number, select, one {ses} other {leurs}} tours, une de {side_number, select, one {ses} other {leurs}} unités occupe l’hexagone de l’officier et qu’aucune unité ne le porte.',
};
