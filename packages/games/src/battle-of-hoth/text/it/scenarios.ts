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
  'side.either': 'Entrambe le fazioni',
  'kind.any': 'tutte le unità',
  list: '{one}, {other}',
  'direction.NE': 'nord-est',
  'direction.E': 'est',
  'direction.SE': 'sud-est',
  'direction.SW': 'sud-ovest',
  'direction.W': 'ovest',
  'direction.NW': 'nord-ovest',
  'rule.goal': '{side}: vince con {n, plural, one {# medaglia} other {# medaglie}}.',
  'rule.noGoal': '{side}: non può vincere con le medaglie.',
  'rule.noKillMedals': '{side}: nessuna medaglia per le unità eliminate.',
  'rule.temporary':
    '{side}: {n, plural, one {# medaglia} other {# medaglie}} per ciascuno di questi esagoni finché un’unità lo occupa: {hexes}.{most, plural, =0 {} other { Al massimo {most} in tutto.}}',
  'rule.permanent':
    '{side}: {n, plural, one {# medaglia permanente} other {# medaglie permanenti}}, una sola volta, quando un’unità entra in {hexes}.',
  'rule.perTurn':
    '{side}: {n, plural, one {# medaglia permanente} other {# medaglie permanenti}} all’inizio di ogni proprio turno con un’unità in {hexes}.',
  'rule.occupySet': '{side}: contano questi esagoni: {hexes}.',
  'rule.token':
    'L’ufficiale ferito si trova in {hexes}. Non è un’unità e non blocca né il movimento né la linea di vista.',
  'rule.handBonus': '{side}: {n, plural, one {# carta in più} other {# carte in più}} in mano finché tiene {hexes}.',
  'rule.exit':
    '{side}: uscita dal tabellone da {hexes} con 1 esagono di movimento in più ({kind}){n, plural, =0 {} one {, per # medaglia a unità} other {, per # medaglie a unità}}.',
  'rule.gate':
    '{side}: cancello in {hexes}, l’unità che entra lascia subito il tabellone ({kind}){n, plural, =0 {} one {, per # medaglia a unità} other {, per # medaglie a unità}}.',
  'rule.exitToken':
    '{side}: solo l’unità con l’ufficiale può lasciare il tabellone, da {hexes} con 1 esagono di movimento in più.',
  'rule.killMedals': '{side}: {n, plural, one {# medaglia} other {# medaglie}} per l’eliminazione di: {unit}.',
  'rule.reinforceEliminated':
    '{side}: all’inizio del turno {n, plural, one {# unità eliminata può tornare} other {# unità eliminate possono tornare}} nella riga {row}, {most} in tutto: {unit}.',
  'rule.scheduledReinforcement': '{side}: i rinforzi arrivano nella riga {row} nei turni {turns}: {unit}.',
  'rule.carryToken':
    'Un’unità che termina un movimento nell’esagono dell’ufficiale lo prende con sé e in quel turno non si muove più: {unit}. Una volta per turno, un’unità comandata che lo trasporta può affidarlo a una di queste unità adiacente invece di muoversi. Se chi lo trasporta è eliminato, l’ufficiale resta nel suo esagono.',
  'rule.moveCost':
    '{terrain}: entrare costa {n, plural, one {# esagono} other {# esagoni}} di movimento.{flying, plural, =0 {} other { Le unità volanti pagano 1.}}',
  'rule.retreatDirections': 'Ritirata dei Ribelli: {rebels}. Ritirata dell’Impero: {empire}.',
  'rule.deployFromCarrier':
    '{carrier}: se comandato può sbarcare un’unità adiacente, dopo il suo movimento o al posto di esso, {n, plural, one {# volta} other {# volte}} nella battaglia: {unit}. Quell’unità non può essere comandata in questo turno.{worthless, plural, =0 {} other { Non vale medaglie.}}',
  'rule.chargeStructure':
    '{side}: alla fine di ogni proprio turno la struttura riceve una carica: {structure}. {n, plural, one {Ogni carica vale} other {# cariche valgono}} una medaglia, al massimo {most}.',
  'rule.extraCard':
    'La carta in più si pesca quando un’unità termina un movimento lì. Perso l’esagono, chi la possiede salta una pesca.',
  'sudden.occupyAll': 'Vittoria Improvvisa, {side}: unità in tutti questi esagoni: {hexes}.',
  'sudden.structuresDestroyed': 'Vittoria Improvvisa, {side}: distruzione di {n}: {structure}.',
  'sudden.unitsEliminated': 'Vittoria Improvvisa, {side}: eliminazione di {n}: {unit}.',
  'sudden.classEliminated':
    'Vittoria Improvvisa, {side}: {n, plural, one {# unità nemica eliminata} other {# unità nemiche eliminate}} ({kind}).',
  'sudden.unitsExited':
    'Vittoria Improvvisa, {side}: {n, plural, one {# unità fuori dal tabellone} other {# unità fuori dal tabellone}} ({kind}).',
  'sudden.exitsImpossible':
    'Vittoria Improvvisa, {side}: meno di {n, plural, one {# unità nemica può} other {# unità nemiche possono}} ancora lasciare il tabellone ({kind}).',
  'sudden.tokenExits': 'Vittoria Improvvisa, {side}: l’unità con l’ufficiale lascia il tabellone.',
  'sudden.tokenCaptured':
    'Vittoria Improvvisa, {side}: all’inizio di un proprio turno un’unità occupa l’esagono dell’ufficiale, non trasportato da nessuna unità.',
};
