/** Names and effects of the missions. */
export const missions = {
  'mission.rule-by-fear': 'Regno del Terrore',
  'mission.rule-by-fear.text':
    'Tenta in un sistema popolato con almeno un’unità imperiale. Se hai successo, l’Impero vi ottiene 1 fedeltà.',
  'mission.gather-intel': 'Raccogliere Informazioni',
  'mission.gather-intel.text':
    'Tenta in un sistema ribelle. Se hai successo, l’Impero pesca 1 carta sonda per ogni 4 unità ribelli nella base ribelle (minimo 1 carta).',
  'mission.capture-rebel-operative': 'Catturare un Agente Ribelle',
  'mission.capture-rebel-operative.text':
    'Tenta contro un leader ribelle non catturato, in un sistema con almeno un’unità imperiale. Se hai successo, cattura quel leader.',
  'mission.research-and-development': 'Ricerca e Sviluppo',
  'mission.research-and-development.text':
    'Risolvi in un sistema con fedeltà imperiale. Scegli un effetto: pesca 2 carte progetto, tienine 1 in mano e colloca l’altra in fondo al mazzo dei progetti; oppure rimuovi il segnalino sabotaggio da questo sistema e pesca 1 carta progetto.',
  'mission.address-delays': 'Correggere i Ritardi',
  'mission.address-delays.text':
    'Risolvi in un sistema imperiale. Colloca nella coda di costruzione un’unità per ogni icona risorsa di questo sistema, nella casella indicata dal suo numero.',
  'mission.secret-weapons-research': 'Ricerca di Armi Segrete',
  'mission.secret-weapons-research.text':
    'Risolvi in un sistema imperiale. Pesca 2 carte progetto e aggiungile alla mano di missioni.',
  'mission.double-our-efforts': 'Raddoppiare gli Sforzi',
  'mission.double-our-efforts.text':
    'Risolvi in un sistema imperiale. Fai avanzare di una casella un’unità imperiale nella casella 2 o 3 della coda di costruzione. Se è Moff Jerjerrod a risolvere la missione, può avanzare anche una seconda unità.',
  'mission.display-of-power': 'Sfoggio di Potere',
  'mission.display-of-power.text': 'Tenta in un sistema popolato. Se hai successo, l’Impero vi ottiene 2 fedeltà.',
  'mission.trade-negotiations': 'Trattative Commerciali',
  'mission.trade-negotiations.text': 'Tenta in un sistema popolato. Se hai successo, l’Impero vi ottiene 1 fedeltà.',
  'mission.imperial-propaganda': 'Propaganda Imperiale',
  'mission.imperial-propaganda.text':
    'Tenta in un sistema imperiale. Se hai successo, rimuovi il segnalino fedeltà ribelle da ogni sistema della regione: quei sistemi diventano neutrali.',
  'mission.fear-will-keep-them-in-line': 'La Paura li Terrà in Buon Ordine',
  'mission.fear-will-keep-them-in-line.text':
    'Tenta in un sistema con una Morte Nera, uno Star Destroyer o un Super Star Destroyer. Se hai successo, l’Impero ottiene 1 fedeltà in ciascuno di 2 sistemi di quella regione.',
  'mission.lure-of-the-dark-side': 'Richiamo del Lato Oscuro',
  'mission.lure-of-the-dark-side.text':
    'Tenta contro un leader catturato; per entrambe le fazioni contano le icone abilità di ogni tipo. Se hai successo, quel leader riceve l’anello Richiamo del Lato Oscuro e passa per sempre all’Impero. Se è Luke Skywalker, in una delle due versioni, i Ribelli perdono anche 1 reputazione.',
  'mission.homing-beacon': 'Radiofaro Tracciante',
  'mission.homing-beacon.text':
    'Tenta contro un leader catturato. Se hai successo, quel leader è liberato, ma i Ribelli devono collocarlo in un sistema della regione della base ribelle anziché nella base.',
  'mission.interrogation-droid': 'Droide da Interrogatorio',
  'mission.interrogation-droid.text':
    'Tenta contro un leader catturato; per entrambe le fazioni contano le icone abilità di ogni tipo. Se hai successo, i Ribelli nominano 3 sistemi, uno dei quali deve essere quello della base ribelle.',
  'mission.intercept-transmission': 'Intercettare la Trasmissione',
  'mission.intercept-transmission.text':
    'Tenta in un sistema ribelle. Se hai successo, i Ribelli pescano 8 carte dal mazzo delle sonde, consegnano all’Impero ogni carta il cui sistema contiene un’unità imperiale e rimescolano le altre nel mazzo.',
  'mission.long-range-probe': 'Sonda a Lungo Raggio',
  'mission.long-range-probe.text':
    'Tenta in un sistema qualsiasi. Se hai successo, i Ribelli devono dire la verità: la base ribelle è lì oppure no.',
  'mission.probe-droid-initiative': 'Operazione Droidi Sonda',
  'mission.probe-droid-initiative.text':
    'Risolvi in un sistema con uno Star Destroyer o un Super Star Destroyer. Pesca 2 carte sonda; se è l’Ammiraglio Ozzel a risolvere la missione, pescane altre 2.',
  'mission.carbon-freezing': 'Congelamento nella Grafite',
  'mission.carbon-freezing.text':
    'Tenta contro un leader catturato. Se hai successo, sostituisci il suo anello con l’anello Grafite; i Ribelli perdono 1 reputazione. Il leader è considerato ancora catturato; l’anello si scarta quando il leader è liberato.',
  'mission.collect-bounty': 'Riscuotere la Taglia',
  'mission.collect-bounty.text':
    'Tenta contro un leader ribelle non catturato, in un sistema qualsiasi. Se hai successo, cattura quel leader, poi sposta il leader catturato e quello assegnato nel sistema più vicino con un’unità imperiale. Se in questo sistema c’è un’unità imperiale, entrambi restano qui.',
  'mission.detained': 'Trattenuto',
  'mission.detained.text':
    'Tenta contro un leader ribelle non catturato, in un sistema qualsiasi. Se hai successo, quel leader non viene recuperato nella prossima Fase di Ripristino.',
  'mission.hunt-them-down': 'Dare la Caccia',
  'mission.hunt-them-down.text':
    'Tenta in un sistema qualsiasi. Se hai successo, distruggi in quel sistema unità a tua scelta per un totale massimo di 2 salute stampata.',
  'mission.interrogation': 'Interrogatorio',
  'mission.interrogation.text':
    'Tenta contro un leader catturato. Se hai successo, i Ribelli rivelano tutta la loro mano di obiettivi, che poi torna segreta.',
  'mission.planetary-conquest': 'Conquista Planetaria',
  'mission.planetary-conquest.text':
    'Tenta in un sistema qualsiasi. Se hai successo, scegli un altro sistema: da lì puoi muovere fino a 1 AT-AT, 1 AT-ST e 2 Assaltatori nel sistema della missione, ignorando adiacenza e trasporto. Se ci sono unità terrestri ribelli, risolvi un combattimento.',
  'mission.retrieve-the-plans': 'Recuperare i Piani',
  'mission.retrieve-the-plans.text':
    'Tenta contro un leader catturato. Se hai successo, i Ribelli rivelano la loro mano di obiettivi e l’Impero colloca 1 di quelle carte in fondo al mazzo degli obiettivi.',
  'mission.construct-factory': 'Costruire una Fabbrica',
  'mission.construct-factory.text':
    'Risolvi in un sistema imperiale. Se c’è un segnalino sabotaggio, rimuovilo. Poi colloca nella coda di costruzione un’unità per ogni icona risorsa di questo sistema, nella casella indicata dal suo numero.',
  'mission.oversee-project': 'Supervisionare il Progetto',
  'mission.oversee-project.text':
    'Risolvi in un sistema con almeno un’unità imperiale e nessuna unità ribelle. Prendi un’unità imperiale dalla casella 1 o 2 della coda di costruzione e schierala subito in quel sistema.',
  'mission.superlaser-online': 'Superlaser Operativo',
  'mission.superlaser-online.text':
    'Risolvi in un sistema con una Morte Nera. Distruggi questo sistema, poi l’Impero ottiene 1 fedeltà in 1 sistema popolato della sua regione.',
  'mission.construct-super-star-destroyer': 'Costruire un Super Star Destroyer',
  'mission.construct-super-star-destroyer.text':
    'Risolvi in un sistema imperiale con un’icona risorsa spaziale quadrata. Colloca 1 Super Star Destroyer nella casella 3 della coda di costruzione.',
  'mission.construct-death-star': 'Costruire la Morte Nera',
  'mission.construct-death-star.text':
    'Risolvi in un sistema remoto senza unità ribelli. Ottieni lì 1 Morte Nera in Costruzione e colloca 1 Morte Nera nella casella 3 della coda di costruzione. Quando quella Morte Nera viene schierata, sostituisce la Morte Nera in Costruzione.',

  'mission.build-alliance': 'Creare un’Alleanza',
  'mission.build-alliance.text':
    'Tenta in un sistema popolato. Se ci sono unità ribelli, i Ribelli tirano 2 dadi in più. Se hai successo, i Ribelli vi ottengono 1 fedeltà.',
  'mission.infiltration': 'Infiltrazione',
  'mission.infiltration.text':
    'Tenta in un sistema con almeno un’unità imperiale. Se hai successo, guarda le prime 2 carte del mazzo degli obiettivi; collocane 1 in cima e l’altra in fondo.',
  'mission.rapid-mobilization': 'Mobilitazione Rapida',
  'mission.rapid-mobilization.text':
    'Risolvi nella casella «Base Ribelle»; l’effetto si applica alla fine della Fase di Comando. Se la base è nascosta, porta nella casella fino a 5 unità da un solo sistema, a qualsiasi distanza; oppure stabilisci una nuova base tra 4 carte sonda pescate (8 se i leader assegnati erano due).',
  'mission.sabotage': 'Sabotaggio',
  'mission.sabotage.text':
    'Tenta in un sistema popolato. Se hai successo, collocavi un segnalino sabotaggio: nessuno può costruire con questo sistema né schierarvi unità.',
  'mission.base-defenses': 'Difese della Base',
  'mission.base-defenses.text':
    'Tenta in un sistema ribelle. Se hai successo, ottieni 1 Generatore di Scudo e 1 Cannone a Ioni nella casella «Base Ribelle».',
  'mission.establish-trade-relations': 'Stabilire Relazioni Commerciali',
  'mission.establish-trade-relations.text':
    'Tenta in un sistema senza segnalino sabotaggio. Se hai successo, i Ribelli vi ottengono 1 fedeltà e collocano nella coda di costruzione un’unità per ogni icona risorsa di questo sistema, nella casella indicata dal suo numero.',
  'mission.incite-rebellion': 'Incitare alla Ribellione',
  'mission.incite-rebellion.text':
    'Tenta in un sistema sottomesso. Se hai successo, ottieni lì 3 Soldati Ribelli, poi risolvi un combattimento.',
  'mission.public-uprising': 'Rivolta Popolare',
  'mission.public-uprising.text':
    'Tenta in un sistema sottomesso. Se hai successo, ottieni lì 1 unità dell’icona cerchio e 2 unità dell’icona triangolo, navali o terrestri a tua scelta. Poi risolvi un combattimento.',
  'mission.support-of-mon-calamari': 'Sostegno di Mon Calamari',
  'mission.support-of-mon-calamari.text':
    'Tenta su Mon Calamari. Se hai successo, ottieni 2 fedeltà su Mon Calamari oppure colloca 1 Incrociatore Mon Calamari nella casella 3 della coda di costruzione.',
  'mission.covert-operation': 'Operazione Segreta',
  'mission.covert-operation.text':
    'Tenta in un sistema con almeno un’unità imperiale. Se hai successo, pesca 2 obiettivi: tienine 1 in mano e colloca l’altro in fondo al mazzo degli obiettivi.',
  'mission.daring-rescue': 'Audace Salvataggio',
  'mission.daring-rescue.text':
    'Tenta in un sistema con un leader catturato. Se hai successo, libera un leader catturato in quel sistema; anche i leader assegnati che vuoi possono andare alla base.',
  'mission.for-the-greater-good': 'Per il Bene Superiore',
  'mission.for-the-greater-good.text':
    'Tenta in un sistema con un leader catturato. Se hai successo, libera un leader catturato in quel sistema e pesca 1 carta obiettivo. I leader assegnati a questa missione restano nel sistema.',
  'mission.plan-the-assault': 'Pianificare l’Assalto',
  'mission.plan-the-assault.text':
    'Tenta in un sistema con almeno un’unità navale imperiale. Se hai successo, muovi lì unità navali, ma non terrestri, dalla casella «Base Ribelle» come se fosse adiacente; i leader in quella casella non lo impediscono. Poi risolvi un combattimento.',
  'mission.seek-yoda': 'Cercare Yoda',
  'mission.seek-yoda.text':
    'Risolvi su Dagobah. Aggiungi l’anello Maestro Yoda a un leader assegnato. Se è Luke Skywalker a risolvere la missione, sostituiscilo inoltre con Luke Skywalker (Jedi).',
  'mission.stolen-plans': 'Piani Rubati',
  'mission.stolen-plans.text':
    'Tenta in un sistema con almeno un’unità imperiale. Se hai successo, guarda le prime 4 carte del mazzo degli obiettivi e ricollocale in cima nell’ordine che vuoi.',
  'mission.contingency-plan': 'Piano di Riserva',
  'mission.contingency-plan.text':
    'Nessun sistema: rivelarla è il tuo turno. Riassegna il leader assegnato a una missione di partenza nella tua mano, anche già usata in questo round. Lando Calrissian ottiene inoltre 2 successi in un suo tentativo successivo dello stesso round.',
  'mission.hidden-fleet': 'Flotta Nascosta',
  'mission.hidden-fleet.text':
    'Risolvi in un sistema senza unità imperiali. Muovi lì unità ribelli dalla casella «Base Ribelle» come se fosse adiacente; i leader in quella casella non lo impediscono.',
  'mission.plant-false-lead': 'Falsa Pista',
  'mission.plant-false-lead.text':
    'Risolvi in un sistema con almeno un’unità imperiale. I Ribelli prendono 4 carte a caso dalla mano di carte sonda dell’Impero e collocano ciascuna in cima o in fondo al mazzo delle sonde, nell’ordine che vogliono.',
  'mission.demolition': 'Demolizione',
  'mission.demolition.text':
    'Tenta in un sistema imperiale. Se hai successo, per ogni icona risorsa di questo sistema distruggi 1 unità nella coda di costruzione imperiale che si costruisce con quell’icona.',
  'mission.hit-and-run': 'Colpisci e Fuggi',
  'mission.hit-and-run.text':
    'Tenta in un sistema qualsiasi. Se hai successo, distruggi in quel sistema unità a tua scelta per un totale massimo di 2 salute stampata.',
  'mission.lead-the-strike-team': 'Guidare la Squadra d’Assalto',
  'mission.lead-the-strike-team.text':
    'Tenta in un sistema qualsiasi. Se hai successo, muovi lì fino a 4 unità terrestri ribelli dalla casella «Base Ribelle», ignorando adiacenza e trasporto. Se ci sono unità terrestri imperiali, risolvi un combattimento.',
  'mission.misdirection': 'Depistaggio',
  'mission.misdirection.text':
    'Tenta in un sistema con almeno un’unità imperiale. Se hai successo, nomina un leader ribelle: per il resto del round l’Impero non può inviare leader dalla sua riserva a contrastare la missione di quel leader.',
  'mission.rogue-squadron-raid': 'Incursione della Squadriglia Rogue',
  'mission.rogue-squadron-raid.text':
    'Tenta in un sistema imperiale. Se hai successo, distruggi unità a tua scelta nella coda di costruzione imperiale per un totale massimo di 4 salute stampata.',
  'mission.wookiee-uprising': 'Rivolta dei Wookiee',
  'mission.wookiee-uprising.text':
    'Tenta su Kashyyyk. Se hai successo, i Ribelli vi ottengono 1 fedeltà e distruggono lì unità a loro scelta per un totale massimo di 4 salute stampata.',
} as const;
