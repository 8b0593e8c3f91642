/** Names and effects of the missions. */
export const missions = {
  'mission.rule-by-fear': 'Governare con la paura',
  'mission.rule-by-fear.text':
    'Bersaglio: un sistema popoloso con un’unità imperiale. In caso di successo l’Impero vi ottiene 1 fedeltà.',
  'mission.gather-intel': 'Raccogliere informazioni',
  'mission.gather-intel.text':
    'Bersaglio: un sistema ribelle. In caso di successo conta le unità ribelli alla base, dividi per 4 e arrotonda per difetto: l’Impero pesca altrettante carte sonda, almeno 1.',
  'mission.capture-rebel-operative': 'Catturare un agente ribelle',
  'mission.capture-rebel-operative.text':
    'Bersaglio: un leader ribelle libero in un sistema con un’unità imperiale. In caso di successo quel leader è catturato.',
  'mission.research-and-development': 'Ricerca e sviluppo',
  'mission.research-and-development.text':
    'Bersaglio: un sistema con fedeltà imperiale. O pesca 2 carte progetto, tieni 1 in mano e metti l’altra in fondo al mazzo progetto; oppure pesca 1 carta progetto e togli il segnalino sabotaggio dal sistema bersaglio.',
  'mission.address-delays': 'Recuperare i ritardi',
  'mission.address-delays.text':
    'Bersaglio: un sistema imperiale. Metti nella coda di costruzione un’unità per ogni icona risorsa di questo sistema, nella casella indicata dal suo numero.',
  'mission.secret-weapons-research': 'Ricerca di armi segrete',
  'mission.secret-weapons-research.text':
    'Bersaglio: un sistema imperiale. Pesca 2 carte progetto nella mano delle missioni.',
  'mission.double-our-efforts': 'Raddoppiare gli sforzi',
  'mission.double-our-efforts.text':
    'Bersaglio: un sistema imperiale. Fai avanzare di una casella un’unità imperiale nella casella 2 o 3 della coda di costruzione. Se è Moff Jerjerrod a risolvere la missione, può avanzare anche una seconda unità.',
  'mission.display-of-power': 'Dimostrazione di potere',
  'mission.display-of-power.text': 'Bersaglio: un sistema popoloso. In caso di successo l’Impero vi ottiene 2 fedeltà.',
  'mission.trade-negotiations': 'Trattative commerciali',
  'mission.trade-negotiations.text':
    'Bersaglio: un sistema popoloso. In caso di successo l’Impero vi ottiene 1 fedeltà.',
  'mission.imperial-propaganda': 'Propaganda imperiale',
  'mission.imperial-propaganda.text':
    'Bersaglio: un sistema imperiale. In caso di successo togli il segnalino fedeltà ribelle da ogni sistema della sua regione: diventano neutrali.',
  'mission.fear-will-keep-them-in-line': 'La paura li terrà a bada',
  'mission.fear-will-keep-them-in-line.text':
    'Bersaglio: un sistema con una Morte Nera, uno Star Destroyer o un Super Star Destroyer. In caso di successo l’Impero ottiene 1 fedeltà in ciascuno di 2 sistemi di quella regione.',
  'mission.lure-of-the-dark-side': 'Richiamo del Lato Oscuro',
  'mission.lure-of-the-dark-side.text':
    'Bersaglio: un leader catturato; per entrambe le parti contano le icone abilità di ogni tipo. In caso di successo il prigioniero riceve l’anello Richiamo del Lato Oscuro e passa per sempre all’Impero. Se è Luke Skywalker, in una delle due versioni, i Ribelli perdono anche 1 reputazione.',
  'mission.homing-beacon': 'Segnale di localizzazione',
  'mission.homing-beacon.text':
    'Bersaglio: un leader catturato. In caso di successo il prigioniero è liberato, ma i Ribelli devono metterlo in un sistema qualsiasi della regione della base ribelle anziché alla base.',
  'mission.interrogation-droid': 'Droide da interrogatorio',
  'mission.interrogation-droid.text':
    'Bersaglio: un leader catturato; per entrambe le parti contano le icone abilità di ogni tipo. In caso di successo i Ribelli nominano 3 sistemi, uno dei quali deve essere quello della base ribelle.',
  'mission.intercept-transmission': 'Intercettare la trasmissione',
  'mission.intercept-transmission.text':
    'Bersaglio: un sistema ribelle. In caso di successo i Ribelli pescano 8 carte dal mazzo sonda, consegnano all’Impero ogni carta il cui sistema contiene un’unità imperiale e rimescolano le altre nel mazzo.',
  'mission.long-range-probe': 'Sonda a lungo raggio',
  'mission.long-range-probe.text':
    'Bersaglio: un sistema qualsiasi. In caso di successo i Ribelli dicono il vero: la base ribelle è lì oppure no.',
  'mission.probe-droid-initiative': 'Operazione droidi sonda',
  'mission.probe-droid-initiative.text':
    'Bersaglio: un sistema con uno Star Destroyer o un Super Star Destroyer. Pesca 2 carte sonda; se è l’Ammiraglio Ozzel a risolvere la missione, pescane altre 2.',
  'mission.carbon-freezing': 'Congelamento nella grafite',
  'mission.carbon-freezing.text':
    'Bersaglio: un leader catturato. In caso di successo l’anello del prigioniero è sostituito dall’anello Grafite e i Ribelli perdono 1 reputazione. Il leader conta ancora come catturato; l’anello si scarta quando il leader è liberato.',
  'mission.collect-bounty': 'Riscuotere la taglia',
  'mission.collect-bounty.text':
    'Bersaglio: un leader ribelle libero in un sistema qualsiasi. In caso di successo, catturalo, poi sposta lui e il leader assegnato nel sistema più vicino con un’unità imperiale. Se nel sistema bersaglio c’è un’unità imperiale, restano entrambi lì.',
  'mission.detained': 'Trattenuto',
  'mission.detained.text':
    'Bersaglio: un leader ribelle non catturato, in un sistema qualsiasi. In caso di successo quel leader è saltato quando si recuperano i leader nella prossima fase di ripristino.',
  'mission.hunt-them-down': 'Dare la caccia',
  'mission.hunt-them-down.text':
    'Bersaglio: un sistema qualsiasi. In caso di successo distruggi in quel sistema unità a tua scelta per un totale di salute stampata di al massimo 2.',
  'mission.interrogation': 'Interrogatorio',
  'mission.interrogation.text':
    'Bersaglio: un leader catturato. In caso di successo i Ribelli rivelano tutta la loro mano di obiettivi; poi torna nascosta.',
  'mission.planetary-conquest': 'Conquista planetaria',
  'mission.planetary-conquest.text':
    'Bersaglio: un sistema qualsiasi. In caso di successo scegli un altro sistema: da lì possono arrivare al bersaglio al massimo 1 AT-AT, 1 AT-ST e 2 Assaltatori, senza bisogno di adiacenza né di trasporto. Se al bersaglio ci sono unità di terra ribelli, risolvi un combattimento.',
  'mission.retrieve-the-plans': 'Recuperare i piani',
  'mission.retrieve-the-plans.text':
    'Bersaglio: un leader catturato. In caso di successo i Ribelli rivelano la loro mano di obiettivi e l’Impero mette 1 di quelle carte in fondo al mazzo obiettivi.',
  'mission.construct-factory': 'Costruire una fabbrica',
  'mission.construct-factory.text':
    'Bersaglio: un sistema imperiale. Se c’è un segnalino sabotaggio, toglilo. Poi metti nella coda di costruzione un’unità per ogni icona risorsa di questo sistema, nella casella del suo numero.',
  'mission.oversee-project': 'Supervisionare il progetto',
  'mission.oversee-project.text':
    'Bersaglio: un sistema con un’unità imperiale e nessuna unità ribelle. Prendi un’unità imperiale dalla casella 1 o 2 della coda di costruzione e schierala subito in quel sistema.',
  'mission.superlaser-online': 'Superlaser operativo',
  'mission.superlaser-online.text':
    'Bersaglio: un sistema con una Morte Nera. Distruggi questo sistema, poi l’Impero ottiene 1 fedeltà in 1 sistema popoloso della sua regione.',
  'mission.construct-super-star-destroyer': 'Costruire un Super Star Destroyer',
  'mission.construct-super-star-destroyer.text':
    'Bersaglio: un sistema imperiale con un’icona spaziale quadrata. Metti 1 Super Star Destroyer nella casella 3 della coda di costruzione.',
  'mission.construct-death-star': 'Costruire una Morte Nera',
  'mission.construct-death-star.text':
    'Bersaglio: un sistema remoto senza unità ribelli. Ottieni lì 1 Morte Nera in costruzione e metti 1 Morte Nera nella casella 3 della coda di costruzione. Quando quella Morte Nera viene schierata, sostituisce quella in costruzione.',

  'mission.build-alliance': 'Creare un’alleanza',
  'mission.build-alliance.text':
    'Bersaglio: un sistema popoloso. Se ci sono unità ribelli, i Ribelli tirano 2 dadi in più. In caso di successo i Ribelli vi ottengono 1 fedeltà.',
  'mission.infiltration': 'Infiltrazione',
  'mission.infiltration.text':
    'Bersaglio: un sistema con un’unità imperiale. In caso di successo guarda le prime 2 carte obiettivo; rimettine una in cima e l’altra in fondo.',
  'mission.rapid-mobilization': 'Mobilitazione rapida',
  'mission.rapid-mobilization.text':
    'I leader assegnati vanno nello spazio Base Ribelle e l’effetto attende la fine della fase di comando. Poi, se la base è nascosta, porta in quello spazio al massimo 5 unità di un solo sistema a qualsiasi distanza; oppure stabilisci una nuova base tra 4 carte sonda pescate (8 se i leader assegnati erano due).',
  'mission.sabotage': 'Sabotaggio',
  'mission.sabotage.text':
    'Bersaglio: un sistema popoloso. In caso di successo metti lì un segnalino sabotaggio: nessuno può costruire da questo sistema né schierarvi unità.',
  'mission.base-defenses': 'Difese della base',
  'mission.base-defenses.text':
    'Bersaglio: un sistema ribelle. In caso di successo ottieni 1 Generatore di scudi e 1 Cannone ionico nello spazio Base Ribelle.',
  'mission.establish-trade-relations': 'Stabilire relazioni commerciali',
  'mission.establish-trade-relations.text':
    'Bersaglio: un sistema senza segnalino sabotaggio. In caso di successo i Ribelli vi ottengono 1 fedeltà e mettono nella coda di costruzione un’unità per ogni icona risorsa di questo sistema, nella casella del suo numero.',
  'mission.incite-rebellion': 'Incitare alla ribellione',
  'mission.incite-rebellion.text':
    'Bersaglio: un sistema sottomesso. In caso di successo ottieni lì 3 Soldati ribelli, poi risolvi un combattimento.',
  'mission.public-uprising': 'Rivolta popolare',
  'mission.public-uprising.text':
    'Bersaglio: un sistema sottomesso. In caso di successo ottieni lì 1 unità dell’icona cerchio e 2 unità dell’icona triangolo, astronavi o unità di terra a tua scelta. Poi risolvi un combattimento.',
  'mission.support-of-mon-calamari': 'Sostegno di Mon Calamari',
  'mission.support-of-mon-calamari.text':
    'Bersaglio: Mon Calamari. In caso di successo ottieni 2 fedeltà su Mon Calamari oppure metti 1 Incrociatore Mon Calamari nella casella 3 della coda di costruzione.',
  'mission.covert-operation': 'Operazione segreta',
  'mission.covert-operation.text':
    'Bersaglio: un sistema con un’unità imperiale. In caso di successo pesca 2 obiettivi: uno resta in mano, l’altro va in fondo al mazzo obiettivi.',
  'mission.daring-rescue': 'Audace salvataggio',
  'mission.daring-rescue.text':
    'Bersaglio: un sistema con un leader catturato. In caso di successo, libera un leader catturato in quel sistema; i leader assegnati che vuoi possono andare anche loro alla base.',
  'mission.for-the-greater-good': 'Per il bene superiore',
  'mission.for-the-greater-good.text':
    'Bersaglio: un sistema con un leader catturato. In caso di successo libera un leader catturato in quel sistema e pesca 1 carta obiettivo. I leader assegnati a questa missione restano nel sistema.',
  'mission.plan-the-assault': 'Pianificare l’assalto',
  'mission.plan-the-assault.text':
    'Bersaglio: un sistema con un’astronave imperiale. In caso di successo muovi lì astronavi, ma non unità di terra, dallo spazio Base Ribelle come se fosse adiacente; i leader in quello spazio non lo impediscono. Poi risolvi lì un combattimento.',
  'mission.seek-yoda': 'Cercare Yoda',
  'mission.seek-yoda.text':
    'Bersaglio: Dagobah. Metti l’anello Maestro Yoda su un leader assegnato. Se è Luke Skywalker a risolvere la missione, sostituiscilo anche con Luke Skywalker (Jedi).',
  'mission.stolen-plans': 'Piani rubati',
  'mission.stolen-plans.text':
    'Bersaglio: un sistema con un’unità imperiale. In caso di successo guarda le prime 4 carte obiettivo e rimettile in cima nell’ordine che vuoi.',
  'mission.contingency-plan': 'Piano di riserva',
  'mission.contingency-plan.text':
    'Nessun bersaglio: rivelarla è il tuo turno. Il leader assegnato è riassegnato a una missione iniziale in mano, anche già usata in questo round. Lando Calrissian ottiene anche 2 successi in un tentativo che compie più tardi nello stesso round.',
  'mission.hidden-fleet': 'Flotta nascosta',
  'mission.hidden-fleet.text':
    'Bersaglio: un sistema senza unità imperiali. Muovi unità ribelli dallo spazio Base Ribelle al bersaglio come se fossero adiacenti; i leader in quello spazio non le trattengono.',
  'mission.plant-false-lead': 'Falsa pista',
  'mission.plant-false-lead.text':
    'Bersaglio: un sistema con un’unità imperiale. I Ribelli prendono 4 carte a caso dalla mano di carte sonda dell’Impero e mettono ciascuna in cima o in fondo al mazzo sonda, nell’ordine che scelgono.',
  'mission.demolition': 'Demolizione',
  'mission.demolition.text':
    'Bersaglio: un sistema imperiale. In caso di successo, per ogni icona risorsa di questo sistema distruggi 1 unità della coda di costruzione imperiale che si costruisce con quell’icona.',
  'mission.hit-and-run': 'Colpisci e fuggi',
  'mission.hit-and-run.text':
    'Bersaglio: un sistema qualsiasi. In caso di successo distruggi in quel sistema unità a tua scelta per un totale di salute stampata di al massimo 2.',
  'mission.lead-the-strike-team': 'Guidare la squadra d’assalto',
  'mission.lead-the-strike-team.text':
    'Bersaglio: un sistema qualsiasi. In caso di successo al massimo 4 unità di terra ribelli vanno dallo spazio Base Ribelle al bersaglio; non servono né trasporto né adiacenza. Se lì ci sono unità di terra imperiali, risolvi un combattimento.',
  'mission.misdirection': 'Depistaggio',
  'mission.misdirection.text':
    'Bersaglio: un sistema con un’unità imperiale. In caso di successo nomina un leader ribelle: per il resto del round l’Impero non può mandare leader dalla sua riserva contro la missione di quel leader.',
  'mission.rogue-squadron-raid': 'Incursione della Squadriglia Rogue',
  'mission.rogue-squadron-raid.text':
    'Bersaglio: un sistema imperiale. In caso di successo distruggi unità a tua scelta nella coda di costruzione imperiale per un totale di salute stampata di al massimo 4.',
  'mission.wookiee-uprising': 'Rivolta dei Wookiee',
  'mission.wookiee-uprising.text':
    'Bersaglio: Kashyyyk. In caso di successo i Ribelli vi ottengono 1 fedeltà e distruggono lì unità a loro scelta per un totale di salute stampata di al massimo 4.',
} as const;
