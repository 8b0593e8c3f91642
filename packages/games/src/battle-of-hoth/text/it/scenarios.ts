import type { ScenariosSentences } from '../en/scenarios.ts';

export const scenarios: ScenariosSentences = {
  'scenario.imperial-scout-mission.briefing':
    'Droidi sonda sono scesi su Hoth in cerca di segni di vita, seguiti da vicino dai soldati artici. Una pattuglia della Base Echo deve distruggerli prima che facciano rapporto.',
  'scenario.snowspeeder-counter-attack.briefing':
    'Il primo camminatore è stato avvistato allo scoperto. Gli snowspeeder devono rallentare l’avanzata imperiale mentre i soldati formano una linea.',
  'scenario.enemy-spotted.briefing':
    'Una forza di ricognizione ribelle incappa nell’avanguardia imperiale tra le rocce. Abbattere il camminatore sarebbe un duro colpo per l’Impero.',
  'scenario.successful-landings.briefing':
    'Le navi da sbarco imperiali hanno deposto due camminatori a portata di un posto d’ascolto ribelle. Chi tiene l’edificio tiene il campo.',
  'scenario.hill-alpha-defense.briefing':
    'Una postazione d’artiglieria nel rottame sulla collina Alfa copre tutta la valle. L’Impero vuole eliminarla, i Ribelli vogliono che continui a sparare.',
  'scenario.retrieve-imperial-data.briefing':
    'Una navetta imperiale si è schiantata tra le linee. I commando ribelli devono tenere il relitto abbastanza a lungo da copiarne i dati, mentre arrivano nuove truppe imperiali.',
  'scenario.outpost-attack.briefing':
    'L’Impero scaglia due camminatori e una massa di fanteria contro un avamposto ribelle isolato. Arriveranno aiuti dal cielo, se i soldati resistono.',
  'scenario.medevac.briefing':
    'Un ufficiale ribelle ferito giace in un cratere circondato da trincee e l’Impero si avvicina. Gli snowspeeder accorrono per riportarlo a casa.',
  'scenario.securing-defensive-positions.briefing':
    'Tre punti chiave devono essere in mano ai Ribelli prima che arrivino i camminatori. La fanteria imperiale lo sa già.',
  'scenario.target-the-shield-generators.briefing':
    'Due generatori alimentano lo scudo sopra la Base Echo. Finché uno funziona, le navi possono ancora fuggire; senza di essi la base è indifesa. Tre camminatori puntano dritto su di loro.',
  'scenario.rebel-breakout.briefing':
    'Isolata dietro i crinali, una forza ribelle deve sfondare la linea imperiale e mettersi in salvo.',
  'scenario.under-siege.briefing': 'L’Impero stringe un caposaldo ribelle da nord e da est allo stesso tempo.',
  'scenario.enter-echo-base.briefing':
    'Con lo scudo abbattuto, tre camminatori portano le loro truppe fino ai cancelli della base.',
  'scenario.protect-rebel-transports.briefing':
    'Ogni colpo del cannone a ioni apre il cielo a un altro trasporto. L’Impero deve metterlo a tacere.',
  'scenario.south-gate-retreat.briefing':
    'La linea ha ceduto. I soldati ripiegano sul terreno accidentato verso il cancello sud, con l’Impero alle calcagna.',
  'scenario.echo-base-evacuation.briefing':
    'L’unica via d’uscita attraversa le linee imperiali. Chi tiene l’altura vede ciò che sta arrivando.',
  'scenario.last-stand.briefing':
    'Circondata sull’ultima collina, la retroguardia combatte ancora perché qualcuno possa fuggire a ovest.',
  'side.either': 'Entrambi gli schieramenti',
  'kind.any': 'tutte le unità',
  list: '{one}, {other}',
  'direction.NE': 'nord-est',
  'direction.E': 'est',
  'direction.SE': 'sud-est',
  'direction.SW': 'sud-ovest',
  'direction.W': 'ovest',
  'direction.NW': 'nord-ovest',
  'rule.goal':
    '{side_Def} {side_number, select, one {vince} other {vincono}} con {n, plural, one {# medaglia} other {# medaglie}}.',
  'rule.noGoal': '{side_Def} non {side_number, select, one {può} other {possono}} vincere con le medaglie.',
  'rule.noKillMedals':
    '{side_Def} non {side_number, select, one {ottiene} other {ottengono}} medaglie per le unità eliminate.',
  'rule.structureShot':
    '{side_Def} {side_number, select, one {può} other {possono}} attaccare {structure_def}: lo distrugge un’esplosione, ogni altro risultato non ha effetto.',
  'rule.temporary':
    '{side_Def} {side_number, select, one {ha} other {hanno}} {n, plural, one {# medaglia} other {# medaglie}} per ciascuno di questi esagoni finché una {side_number, select, one {sua} other {loro}} unità lo occupa: {hexes}.{most, plural, =0 {} other { Al massimo {most} in tutto.}}',
  'rule.permanent':
    '{side_Def} {side_number, select, one {ottiene} other {ottengono}} {n, plural, one {# medaglia permanente} other {# medaglie permanenti}}, una sola volta, quando una {side_number, select, one {sua} other {loro}} unità entra in {hexes}.',
  'rule.perTurn':
    '{side_Def} {side_number, select, one {ottiene} other {ottengono}} {n, plural, one {# medaglia permanente} other {# medaglie permanenti}} all’inizio di ogni {side_number, select, one {suo} other {loro}} turno con un’unità in {hexes}.',
  'rule.occupySet': 'Per {side_def} contano questi esagoni: {hexes}.',
  'rule.token':
    'L’ufficiale ferito si trova in {hexes}. Non è un’unità e non blocca né il movimento né la linea di vista.',
  'rule.handBonus':
    '{side_Def} {side_number, select, one {ha} other {hanno}} {n, plural, one {# carta in più} other {# carte in più}} in mano finché {side_number, select, one {tiene} other {tengono}} {hexes}.',
  'rule.exit':
    '{side_Def} {side_number, select, one {può} other {possono}} far uscire dal tabellone {kind} da {hexes} con 1 esagono di movimento in più{n, plural, =0 {} one {, per # medaglia a unità} other {, per # medaglie a unità}}.',
  'rule.gate':
    'Le unità {side_of} ({kind}) che entrano in {hexes} con un proprio movimento lasciano subito il tabellone{n, plural, =0 {} one {, per # medaglia a unità} other {, per # medaglie a unità}}.',
  'rule.exitToken':
    'Solo l’unità {side_of} con l’ufficiale può lasciare il tabellone, da {hexes} con 1 esagono di movimento in più.',
  'rule.killMedals':
    '{side_Def} {side_number, select, one {ottiene} other {ottengono}} {n, plural, one {# medaglia} other {# medaglie}} per ciascuna di queste unità eliminate: {unit}.',
  'rule.reinforceEliminated':
    'All’inizio di un turno {side_def} {side_number, select, one {può} other {possono}} far tornare {n, plural, one {# unità eliminata} other {# unità eliminate}} nella fila {row}, {most} in tutto: {unit}.',
  'rule.scheduledReinforcement':
    '{side_Def} {side_number, select, one {riceve} other {ricevono}} rinforzi nella fila {row} nei turni {turns}: {unit}.',
  'rule.carryToken':
    'Un’unità che termina un movimento nell’esagono dell’ufficiale lo prende con sé e in quel turno non si muove più: {unit}. Una volta per turno, un’unità comandata che lo trasporta può affidarlo a una di queste unità adiacente invece di muoversi. Se chi lo trasporta è eliminato, l’ufficiale resta nel suo esagono.',
  'rule.moveCost':
    '{terrain}: entrare costa {n, plural, one {# esagono} other {# esagoni}} di movimento.{flying, plural, =0 {} other { Le unità volanti pagano 1.}}',
  'rule.retreatDirections': 'I Ribelli si ritirano verso {rebels}; l’Impero verso {empire}.',
  'rule.deployFromCarrier':
    'Se comandato, {carrier_one} può sbarcare un’unità adiacente, dopo il suo movimento o al posto di esso, {n, plural, one {# volta} other {# volte}} nella battaglia: {unit}. Quell’unità non può essere comandata in questo turno.{worthless, plural, =0 {} other { Non vale medaglie.}}',
  'rule.chargeStructure':
    '{structure_Def} riceve una carica alla fine di ogni turno {side_of}. {n, plural, one {Ogni carica vale} other {# cariche valgono}} una medaglia, al massimo {most, plural, one {# medaglia} other {# medaglie}}.',
  'rule.extraCard':
    'La carta in più si pesca quando un’unità termina un movimento lì. Perso l’esagono, chi la possiede salta una pesca.',
  'sudden.occupyAll':
    '{side_Def} {side_number, select, one {ottiene} other {ottengono}} una Vittoria Improvvisa con unità in tutti questi esagoni: {hexes}.',
  'sudden.structuresDestroyed':
    '{side_Def} {side_number, select, one {ottiene} other {ottengono}} una Vittoria Improvvisa quando {n, plural, one {viene distrutta una di queste strutture} other {vengono distrutte # di queste strutture}}: {structure}.',
  'sudden.unitsEliminated':
    '{side_Def} {side_number, select, one {ottiene} other {ottengono}} una Vittoria Improvvisa quando {n, plural, one {viene eliminata una di queste unità} other {vengono eliminate # di queste unità}}: {unit}.',
  'sudden.classEliminated':
    '{side_Def} {side_number, select, one {ottiene} other {ottengono}} una Vittoria Improvvisa quando {n, plural, one {# unità nemica ({kind}) è eliminata} other {# unità nemiche ({kind}) sono eliminate}}.',
  'sudden.unitsExited':
    '{side_Def} {side_number, select, one {ottiene} other {ottengono}} una Vittoria Improvvisa quando {n, plural, one {# unità ({kind}) ha lasciato il tabellone} other {# unità ({kind}) hanno lasciato il tabellone}}.',
  'sudden.exitsImpossible':
    '{side_Def} {side_number, select, one {ottiene} other {ottengono}} una Vittoria Improvvisa quando meno di {n, plural, one {# unità nemica ({kind}) può} other {# unità nemiche ({kind}) possono}} ancora lasciare il tabellone.',
  'sudden.tokenExits':
    '{side_Def} {side_number, select, one {ottiene} other {ottengono}} una Vittoria Improvvisa quando l’unità con l’ufficiale lascia il tabellone.',
  'sudden.tokenCaptured':
    '{side_Def} {side_number, select, one {ottiene} other {ottengono}} una Vittoria Improvvisa quando, all’inizio di un {side_number, select, one {suo} other {loro}} turno, una {side_number, select, one {sua} other {loro}} unità occupa l’esagono dell’ufficiale e nessuna unità lo trasporta.',
};
