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
};
