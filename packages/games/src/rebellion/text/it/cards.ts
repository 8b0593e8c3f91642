/** Names and effects of action, objective and tactic cards and of the rings. */
export const cards = {
  'action.according-to-my-design': 'Secondo i Miei Piani',
  'action.according-to-my-design.text':
    'Inizio del combattimento: in ogni battaglia del primo round di combattimento, spaziale e terrestre, i Ribelli tirano 1 dado rosso e 2 dadi neri in meno.',
  'action.brilliant-administrator': 'Brillante Amministratore',
  'action.brilliant-administrator.text':
    'Assegnazione: colloca Tarkin in un sistema imperiale qualsiasi e colloca nella coda di costruzione un’unità per ogni icona risorsa di quel sistema, nella casella indicata dal suo numero.',
  'action.it-is-your-destiny': 'È il Tuo Destino',
  'action.it-is-your-destiny.text':
    'Dopo che una missione nel sistema di Vader ha liberato un leader: Vader cattura uno dei leader ribelli assegnati a quel tentativo.',
  'action.more-dangerous-than-you-realize': 'Più Pericolosi di Quanto Crediate',
  'action.more-dangerous-than-you-realize.text':
    'Inizio del combattimento: scegli un mazzo delle tattiche, spaziali o terrestri, e pescane 3 carte.',
  'action.blindside': 'Colti alla Sprovvista',
  'action.blindside.text':
    'Prima di rivelare la missione di questo leader: i Ribelli non possono inviare leader dalla loro riserva a contrastarla.',
  'action.boba-fett-where': 'Boba Fett? Dove?',
  'action.boba-fett-where.text':
    'Assegnazione: colloca Boba Fett in un sistema imperiale qualsiasi. Durante la prossima Fase di Comando, in quel sistema i leader ribelli non possono tentare missioni né usare carte azione.',
  'action.catch-them-by-surprise': 'Prenderli di Sorpresa',
  'action.catch-them-by-surprise.text':
    'Assegnazione: colloca Ozzel in un sistema qualsiasi e muovi lì unità imperiali dai sistemi adiacenti. Se ci sono unità ribelli, risolvi un combattimento.',
  'action.fully-operational': 'Pienamente Operativa',
  'action.fully-operational.text':
    'Inizio del combattimento, con una Morte Nera di uno dei due tipi nel sistema: l’Impero vi distrugge 1 unità navale ribelle a sua scelta.',
  'action.good-intel': 'Buone Informazioni',
  'action.good-intel.text':
    'Inizio del combattimento: per questo combattimento i Ribelli tengono le loro carte tattica a faccia in su.',
  'action.keep-them-from-escaping': 'Impedire Loro di Fuggire',
  'action.keep-them-from-escaping.text':
    'Inizio del combattimento: le unità ribelli non possono ritirarsi da questo combattimento.',
  'action.local-rumors': 'Voci Locali',
  'action.local-rumors.text':
    'Assegnazione: colloca Yularen in un sistema qualsiasi con un’unità imperiale. I Ribelli devono dire se la base è in quella regione.',
  'action.proceeding-as-planned': 'Tutto Quanto Procede Come Avevo Previsto',
  'action.proceeding-as-planned.text':
    'Assegnazione: cerca 1 carta a tua scelta nel mazzo dei progetti e collocala a faccia in giù con questo leader assegnato. Poi rimescola il mazzo dei progetti.',
  'action.public-support': 'Sostegno Pubblico',
  'action.public-support.text':
    'Assegnazione: colloca Janus Greejatus in un sistema imperiale senza unità terrestri ribelli e ottieni lì 3 Assaltatori. In questo round Greejatus non impedisce alle unità di lasciare quel sistema.',
  'action.ready-for-action': 'Pronti all’Azione',
  'action.ready-for-action.text':
    'Inizio del combattimento: colloca questo leader dalla riserva imperiale nel sistema del combattimento. Non può ritirarsi e torna nella riserva alla fine del combattimento.',
  'action.scouting-mission': 'Missione di Ricognizione',
  'action.scouting-mission.text':
    'Assegnazione: colloca Fel in un sistema qualsiasi e muovi lì fino a 4 Caccia TIE da qualsiasi punto del tabellone, ignorando adiacenza e trasporto. Se ci sono unità navali ribelli, risolvi un combattimento.',
  'action.target-the-generator': 'Bersagliare il Generatore',
  'action.target-the-generator.text':
    'Inizio del combattimento: l’Impero distrugge 1 struttura ribelle a sua scelta nel sistema del combattimento.',

  'action.human-cyborg-relations': 'Relazioni Umano-Cibernetiche',
  'action.human-cyborg-relations.text': 'Immediata: aggiungi l’anello C-3PO a un leader ribelle qualsiasi.',
  'action.our-most-desperate-hour': 'La Nostra Ora più Disperata',
  'action.our-most-desperate-hour.text':
    'Assegnazione: cerca una carta nel mazzo delle missioni ribelle e assegna Leia a quella missione. Poi rimescola il mazzo.',
  'action.rebel-planning': 'Pianificazione Ribelle',
  'action.rebel-planning.text': 'Assegnazione: colloca Dodonna nella casella «Base Ribelle» e pesca 1 carta obiettivo.',
  'action.resourceful-astromech': 'Astromeccanico Ingegnoso',
  'action.resourceful-astromech.text': 'Immediata: aggiungi l’anello R2-D2 a un leader ribelle qualsiasi.',
  'action.start-the-evacuation': 'Iniziate l’Evacuazione',
  'action.start-the-evacuation.text':
    'Assegnazione: colloca Rieekan in un sistema qualsiasi senza unità imperiali. Un numero qualsiasi di unità può muoversi lì dalla casella «Base Ribelle» come se fosse adiacente; si applicano i limiti di trasporto.',
  'action.temporary-alliance': 'Alleanza Temporanea',
  'action.temporary-alliance.text':
    'Assegnazione: colloca Mon Mothma in un sistema neutrale qualsiasi e colloca nella coda di costruzione un’unità per ogni icona risorsa di quel sistema, nella casella indicata dal suo numero.',
  'action.ambush': 'Imboscata',
  'action.ambush.text':
    'Assegnazione: colloca Madine in un sistema qualsiasi e distruggi lì unità terrestri imperiali a tua scelta per un totale massimo di 3 salute stampata.',
  'action.an-old-friend': 'Un Vecchio Amico',
  'action.an-old-friend.text':
    'Assegnazione: colloca Han su Bespin per reclutare Lando Calrissian, o su Kashyyyk per reclutare Chewbacca. Il leader reclutato va nel sistema di Han.',
  'action.independent-operation': 'Operazione Indipendente',
  'action.independent-operation.text':
    'Assegnazione: colloca Lando in un sistema sottomesso qualsiasi. L’Impero deve muovere tutte le sue unità terrestri da lì in un solo sistema imperiale a sua scelta senza unità terrestri ribelli, ignorando adiacenza e trasporto.',
  'action.its-a-trap': 'È una Trappola!',
  'action.its-a-trap.text':
    'Inizio del combattimento: durante il primo round di combattimento l’Impero non può giocare carte tattica spaziale.',
  'action.noble-sacrifice': 'Nobile Sacrificio',
  'action.noble-sacrifice.text': 'Quando Obi-Wan è catturato: è eliminato e i Ribelli ottengono 1 reputazione.',
  'action.one-in-a-million': 'Una su un Milione',
  'action.one-in-a-million.text':
    'Prima di un tiro in un combattimento o in una missione: scegli il risultato di 1 o 2 dei tuoi dadi invece di tirarli.',
  'action.point-blank-assault': 'Assalto a Bruciapelo',
  'action.point-blank-assault.text':
    'Inizio del combattimento: per questo combattimento tutte le unità in questo sistema hanno 1 salute in meno (minimo 1).',
  'action.son-of-skywalker': 'Il Figlio di Skywalker',
  'action.son-of-skywalker.text':
    'Dopo che una missione ribelle ha successo nel sistema di Luke: prendi in mano «Cercare Yoda» o «Audace Salvataggio» dal mazzo delle missioni ribelle. Poi rimescola il mazzo.',
  'action.target-the-star-destroyers': 'Bersagliare gli Star Destroyer',
  'action.target-the-star-destroyers.text':
    'Inizio del combattimento: nella battaglia spaziale di ogni round di questo combattimento i Ribelli possono usare fino a 2 dei loro colpi neri come colpi rossi.',
  'action.the-millennium-falcon': 'Il Millennium Falcon',
  'action.the-millennium-falcon.text': 'Immediata: aggiungi l’anello Millennium Falcon a Han Solo o Chewbacca.',
  'action.undercover': 'Sotto Copertura',
  'action.undercover.text':
    'Quando l’Impero tenta una missione, prima del tiro: sposta questo leader da qualsiasi punto del tabellone nel sistema di quella missione.',
  'action.wookiee-guardian': 'Guardiano Wookiee',
  'action.wookiee-guardian.text':
    'Quando l’Impero tenta una missione di Operazione nel sistema di Chewbacca, prima del tiro: la missione fallisce.',

  'objective.crippling-blow': 'Colpo Devastante',
  'objective.crippling-blow.text':
    'Combattimento: unità terrestri imperiali per almeno 3 salute stampata sono state distrutte in un combattimento iniziato dai Ribelli.',
  'objective.rebel-assault': 'Assalto Ribelle',
  'objective.rebel-assault.text':
    'Combattimento: l’Impero ha perso almeno uno Star Destroyer o un Super Star Destroyer in un combattimento iniziato dai Ribelli.',
  'objective.cut-supply-lines': 'Tagliare i Rifornimenti',
  'objective.cut-supply-lines.text':
    'Fase di Ripristino: almeno 3 sistemi imperiali contengono un segnalino sabotaggio o un’unità ribelle.',
  'objective.defend-the-people': 'Difendere il Popolo',
  'objective.defend-the-people.text': 'Fase di Ripristino: almeno 4 sistemi ribelli contengono un’unità ribelle.',
  'objective.regional-support': 'Sostegno Regionale',
  'objective.regional-support.text':
    'Fase di Ripristino: tutti i sistemi popolati di una regione hanno fedeltà ribelle e in almeno uno c’è un segnalino fedeltà ribelle.',
  'objective.death-star-plans-ii': 'Piani della Morte Nera',
  'objective.death-star-plans-ii.text':
    'Alla fine di un passo di battaglia spaziale, con un caccia ribelle e una Morte Nera di uno dei due tipi nel sistema: rivela questa carta e tira 3 dadi. Con almeno un colpo diretto gioca la carta e distruggi quella Morte Nera; altrimenti la carta torna in mano.',
  'objective.heart-of-the-empire': 'Il Cuore dell’Impero',
  'objective.heart-of-the-empire.text':
    'Fase di Ripristino: Coruscant contiene un’unità ribelle e nessuna unità imperiale. Dopo averla giocata, questa carta torna in mano.',
  'objective.leave-no-one-behind': 'Nessuno Resta Indietro',
  'objective.leave-no-one-behind.text':
    'Fase di Ripristino: nessun leader ribelle è catturato; un leader nella grafite è considerato catturato.',
  'objective.liberation': 'Liberazione',
  'objective.liberation.text': 'Combattimento: i Ribelli hanno vinto una battaglia terrestre in un sistema sottomesso.',
  'objective.popular-support': 'Sostegno Popolare',
  'objective.popular-support.text': 'Fase di Ripristino: almeno 6 sistemi hanno fedeltà ribelle.',
  'objective.death-star-plans-iii': 'Piani della Morte Nera',
  'objective.death-star-plans-iii.text':
    'Alla fine di un passo di battaglia spaziale, con un caccia ribelle e una Morte Nera di uno dei due tipi nel sistema: rivela questa carta e tira 3 dadi. Con almeno un colpo diretto gioca la carta e distruggi quella Morte Nera; altrimenti la carta torna in mano.',
  'objective.establish-outposts': 'Stabilire Avamposti',
  'objective.establish-outposts.text': 'Fase di Ripristino: almeno 5 sistemi contengono un’unità ribelle.',
  'objective.inspire-sympathy': 'Suscitare Simpatia',
  'objective.inspire-sympathy.text':
    'Fase di Ripristino: i Ribelli ottengono 1 reputazione per ogni sistema distrutto.',
  'objective.major-victory': 'Grande Vittoria',
  'objective.major-victory.text':
    'Combattimento: unità navali imperiali per almeno 3 salute stampata sono state distrutte in un combattimento iniziato dai Ribelli.',
  'objective.return-of-the-jedi': 'Il Ritorno dello Jedi',
  'objective.return-of-the-jedi.text':
    'Combattimento: i Ribelli hanno vinto una battaglia nel sistema di Darth Vader o dell’Imperatore Palpatine. Se Luke Skywalker (Jedi) è in quel sistema, elimina lì 1 leader imperiale.',

  'tactic.space-critical-hit': 'Colpo Critico',
  'tactic.space-critical-hit.text': 'Tuo attacco: infliggi 1 danno a un’unità a tua scelta.',
  'tactic.space-onslaught': 'Carica Furiosa',
  'tactic.space-onslaught.text':
    'Tuo attacco, spendi 1 speciale: infliggi 1 danno a ciascuna di un massimo di 2 unità navali nemiche.',
  'tactic.space-take-it-down': 'Abbattimento',
  'tactic.space-take-it-down.text': 'Tuo attacco, spendi 1 speciale: infliggi 2 danni a 1 unità navale nemica.',
  'tactic.space-concentrate-fire': 'Concentrare il Fuoco',
  'tactic.space-concentrate-fire.text': 'Tuo attacco: rilancia insieme fino a 2 dei tuoi dadi di questo attacco.',
  'tactic.space-unstoppable-assault': 'Assalto Inarrestabile',
  'tactic.space-unstoppable-assault.text':
    'Tuo attacco, spendi 1 speciale: per il resto di questo passo di battaglia l’avversario non può bloccare danni.',
  'tactic.space-brilliant-strategy': 'Strategia Brillante',
  'tactic.space-brilliant-strategy.text':
    'Tuo attacco, spendi 1 speciale: pesca in totale 2 carte tattica, da un solo mazzo o una da ciascuno.',
  'tactic.space-defensive-formation': 'Formazione Difensiva',
  'tactic.space-defensive-formation.text': 'Attacco dell’avversario: blocca 1 danno.',
  'tactic.space-outmaneuver': 'Manovra Superiore',
  'tactic.space-outmaneuver.text':
    'Attacco dell’avversario: scarta un’altra carta tattica spaziale per bloccare fino a 2 danni, su una sola unità o divisi tra due.',
  'tactic.space-no-escape': 'Nessuna Via di Fuga',
  'tactic.space-no-escape.text': 'Tuo attacco: l’avversario non può ritirarsi in questo round di combattimento.',

  'tactic.ground-critical-hit': 'Colpo Critico',
  'tactic.ground-critical-hit.text': 'Tuo attacco: infliggi 1 danno a un’unità a tua scelta.',
  'tactic.ground-onslaught': 'Carica Furiosa',
  'tactic.ground-onslaught.text':
    'Tuo attacco, spendi 1 speciale: infliggi 1 danno a ciascuna di un massimo di 2 unità terrestri nemiche.',
  'tactic.ground-take-it-down': 'Abbattimento',
  'tactic.ground-take-it-down.text': 'Tuo attacco, spendi 1 speciale: infliggi 2 danni a 1 unità terrestre nemica.',
  'tactic.ground-concentrate-fire': 'Concentrare il Fuoco',
  'tactic.ground-concentrate-fire.text': 'Tuo attacco: rilancia insieme fino a 2 dei tuoi dadi di questo attacco.',
  'tactic.ground-unstoppable-assault': 'Assalto Inarrestabile',
  'tactic.ground-unstoppable-assault.text':
    'Tuo attacco, spendi 1 speciale: per il resto di questo passo di battaglia l’avversario non può bloccare danni.',
  'tactic.ground-brilliant-strategy': 'Strategia Brillante',
  'tactic.ground-brilliant-strategy.text':
    'Tuo attacco, spendi 1 speciale: pesca in totale 2 carte tattica, da un solo mazzo o una da ciascuno.',
  'tactic.ground-defensive-formation': 'Formazione Difensiva',
  'tactic.ground-defensive-formation.text': 'Attacco dell’avversario: blocca 1 danno.',
  'tactic.ground-dig-in': 'Trincerarsi',
  'tactic.ground-dig-in.text':
    'Attacco dell’avversario: scarta un’altra carta tattica terrestre per bloccare fino a 2 danni, su una sola unità o divisi tra due.',
  'tactic.ground-escape-plan': 'Piano di Fuga',
  'tactic.ground-escape-plan.text':
    'Tuo attacco: in questo round di combattimento le tue unità possono ritirarsi ignorando i limiti di trasporto.',
  'tactic.ground-bombardment': 'Bombardamento',
  'tactic.ground-bombardment.text':
    'Tuo attacco, spendi 1 speciale: scegli una tua unità navale nel sistema. Infliggi tanti danni quanti sono i suoi dadi di attacco rossi, divisi a piacere tra le unità terrestri nemiche.',

  'ring.captured.text':
    'Questo leader è catturato. Se un altro leader viene catturato mentre l’anello è in uso, il primo viene liberato e l’anello passa al nuovo.',
  'ring.carbonite.text':
    'Sostituisce l’anello Leader Catturato, che torna disponibile per un altro leader; chi lo porta è considerato ancora catturato. Si scarta quando il leader è liberato; la reputazione persa non si recupera.',
  'ring.lure-of-the-dark-side.text':
    'Da ora questo leader appartiene per sempre all’Impero. Non è più catturato, può tornare nella riserva imperiale e non può mai usare carte azione.',
  'ring.master-yoda.text':
    'Una volta per round di gioco, quando chi lo porta è nel sistema di una missione o di un combattimento, i Ribelli possono rilanciare 1 dei loro dadi.',
  'ring.r2-d2.text':
    'Dopo che l’avversario ha tirato i dadi per una missione nel sistema di chi lo porta, scarta questo anello per girare 1 dei suoi dadi sulla faccia vuota.',
  'ring.c-3po.text':
    'Quando una missione ribelle di Diplomazia fallisce nel sistema di chi lo porta, scarta questo anello: la missione ha invece successo.',
  'ring.millennium-falcon.text':
    'Dopo che una missione ribelle ha successo nel sistema di chi lo porta, scarta questo anello per liberare lì 1 leader catturato. I leader assegnati alla missione possono andare alla base con quello liberato.',
} as const;
