import type { AbilityTexts } from '../en/ability-texts.ts';

export const abilityTexts: AbilityTexts = {
  'abilityText.targeting-computer': 'Quando attacca, può rilanciare 1 dado di attacco.',
  'abilityText.awkward': 'Non può scegliere come bersaglio di un attacco una miniatura adiacente.',
  'abilityText.brutality':
    'Azione. Due attacchi, uno dopo l’altro, contro due bersagli diversi. Contano come l’attacco di questa attivazione.',
  'abilityText.force-choke':
    'Azione. Scegli una miniatura ostile in linea di vista: subisce 2 danni e 1 fatica. Non è un attacco.',
  'abilityText.foresight': 'Quando si difende, può rilanciare 1 dado di difesa.',
  'abilityText.tripod':
    'Nella sua attivazione non può lasciare la sua casella dopo avere attaccato, né attaccare dopo averla lasciata.',
  'abilityText.assault': 'Può attaccare con un numero qualsiasi delle sue azioni.',
  'abilityText.generals-orders':
    'Azione. Scegli fino a due altre miniature amiche ovunque sulla mappa: ognuna può subito muoversi spendendo punti movimento pari alla sua Velocità.',
  'abilityText.epic-arsenal':
    'Per ogni attacco scegli 3 dadi di attacco di qualsiasi colore, al massimo 2 dello stesso colore.',
  'abilityText.order':
    'Azione. Scegli un’altra miniatura amica entro 2 caselle: può subito muoversi spendendo punti movimento pari alla sua Velocità. Con i chiarimenti successivi ha 2 punti movimento.',
  'abilityText.cower': 'Quando si difende mentre è adiacente a una miniatura amica, può rilanciare 1 dado di difesa.',
  'abilityText.executive-order':
    'Azione. Scegli un’altra miniatura amica entro 2 caselle: può subito muoversi spendendo punti movimento pari alla sua Velocità, oppure attaccare. Non conta per il limite di nessuna delle due.',
  'abilityText.self-destruct':
    'Alla fine di un round puoi tirare 1 dado rosso: tutte le miniature adiacenti, anche amiche, e gli oggetti che si possono attaccare subiscono quei danni. Poi questa miniatura è sconfitta.',
  'abilityText.protector':
    'Quando un’altra miniatura amica si difende e questa è nella casella bersaglio o adiacente, la difesa ha +1 blocco. In un attacco conta un solo Protettore.',
  'abilityText.vengeance':
    'Quando una miniatura amica adiacente è sconfitta, questa miniatura ottiene la condizione Concentrato.',
  'abilityText.forward-vengeance':
    'Quando una miniatura amica adiacente è sconfitta, questa miniatura ottiene la condizione Concentrato e poi può muoversi di 1 casella.',
  'abilityText.executor':
    'Una volta per round, quando un’altra miniatura amica entro 3 caselle è sconfitta, può muoversi fino a 2 caselle e poi attaccare.',
  'abilityText.squad-training':
    'Quando attacca mentre è adiacente a un altro Soldato amico, può rilanciare 1 dado di attacco.',
  'abilityText.last-stand':
    'Quando è sconfitta, un’altra miniatura del suo gruppo a tua scelta ottiene la condizione Concentrato.',
  'abilityText.slam':
    'Azione. Scegli una miniatura ostile adiacente e tira 1 dado rosso: subisce quei danni. Poi, se è piccola, puoi spingerla di 1 casella. Non è un attacco.',
  'abilityText.shattering-blow':
    'Quando dichiara un attacco, puoi scartare una carta Comando dalla mano per togliere 1 dado di difesa a tua scelta.',
  'abilityText.trooper-assault':
    'Una volta per round, dopo che un Soldato amico entro 3 caselle ha attaccato nella sua attivazione, quel Soldato può ottenere Assalto fino alla fine dell’attivazione.',
  'abilityText.enraged': 'Finché ha subito danni, può attaccare con un numero qualsiasi delle sue azioni.',
  'abilityText.charge':
    'Azione. Si muove di un numero di caselle fino alla sua Velocità, poi può attaccare. Quell’attacco conta come l’attacco di questa attivazione.',
  'abilityText.tactical-maneuver':
    'Azione. Scegli un’altra miniatura amica in linea di vista: ottiene 2 punti movimento e li spende subito.',
  'abilityText.on-my-mark':
    'Azione. Scegli un’altra miniatura amica in linea di vista: ottiene la condizione Concentrato.',
  'abilityText.return-fire':
    'Una volta per round, dopo un attacco contro questa miniatura da cui non ha subito danni, può attaccare chi l’ha attaccata.',
  'abilityText.distracting':
    'Quando un’altra miniatura amica si difende e questa è nella casella bersaglio o adiacente, la difesa ha +1 elusione.',
  'abilityText.cunning': 'Quando si difende, ogni sua elusione vale anche come blocco.',
  'abilityText.hair-trigger':
    'Una volta per round, quando una miniatura ostile inizia la sua attivazione, questa miniatura può attaccarla se è un bersaglio valido.',
  'abilityText.nimble':
    'Dopo un attacco contro questa miniatura, ottiene 2 punti movimento per ogni elusione della sua difesa. Fuori dalla sua attivazione li spende subito.',
  'abilityText.saber-strike':
    'Azione. Un attacco in mischia con 1 dado rosso e 1 giallo e Perforante 3. Conta come l’attacco di questa attivazione.',
  'abilityText.inspiring':
    'Quando un’altra miniatura amica entro 3 caselle attacca, può rilanciare 1 dado dell’attacco o della difesa.',
  'abilityText.priority-target': 'Le miniature non bloccano la linea di vista dei suoi attacchi.',
  'abilityText.overload': 'In un attacco può usare due volte la stessa capacità di impulso, pagandola due volte.',
  'abilityText.aim':
    'Se non ha lasciato la sua casella in questa attivazione, i suoi attacchi hanno +1 danno e +2 di precisione.',
  'abilityText.arsenal': 'Per ogni attacco scegli 2 dadi di attacco di qualsiasi colore.',
  'abilityText.relentless':
    'Quando dichiara un attacco contro una miniatura entro 3 caselle, quella miniatura subisce 1 fatica.',
  'abilityText.pounce':
    'Azione. Collocala in modo che una delle sue caselle sia una casella vuota entro 3 caselle che non sia terreno bloccante; poi può attaccare. Quell’attacco conta come l’attacco di questa attivazione.',
  'abilityText.non-sentient': 'Non può interagire.',
  'abilityText.scattergun': 'I suoi attacchi contro bersagli adiacenti hanno +1 danno.',
  'abilityText.acp-scattergun': 'I suoi attacchi contro bersagli adiacenti hanno +2 danni.',
  'abilityText.massive': 'Si è fermata su altre miniature e non può più muoversi in questa attivazione.',
  'abilityText.balance-of-the-force':
    'Le tue carte Comando possono costare 18 punti invece di 15. Il mazzo resta di 15 carte.',
  'abilityText.devious-scheme':
    'L’avversario riceve l’iniziativa e schiera per primo; tu scegli le zone di schieramento. Nessun effetto se entrambi gli eserciti hanno questa carta.',
  'abilityText.first-strike': 'Dopo la preparazione entrambi i giocatori ottengono 4 punti.',
  'abilityText.rebel-high-command': 'Alla fine di ogni round peschi 1 carta Comando in più.',
  'abilityText.temporary-alliance-imperial':
    'Il tuo esercito può avere fino a 2 carte Schieramento dei Mercenari con miniature.',
  'abilityText.temporary-alliance-mercenary':
    'Il tuo esercito può avere fino a 2 carte Schieramento dei Ribelli con miniature.',
};
