/** Names and effects of action, objective and tactic cards and of the rings. */
export const cards = {
  'action.according-to-my-design': 'Secondo i miei piani',
  'action.according-to-my-design.text':
    'Inizio del combattimento: in entrambe le battaglie del primo round di combattimento, spaziale e di terra, i Ribelli tirano 1 dado rosso e 2 dadi neri in meno.',
  'action.brilliant-administrator': 'Brillante amministratore',
  'action.brilliant-administrator.text':
    'Assegnazione: metti Tarkin in un sistema imperiale qualsiasi e metti nella coda di costruzione un’unità per ogni icona risorsa di quel sistema, nella casella del suo numero.',
  'action.it-is-your-destiny': 'È il tuo destino',
  'action.it-is-your-destiny.text':
    'Dopo che una missione nel sistema di Vader ha liberato un leader: Vader cattura uno dei leader ribelli assegnati a quel tentativo.',
  'action.more-dangerous-than-you-realize': 'Più pericolosi di quanto crediate',
  'action.more-dangerous-than-you-realize.text':
    'Inizio del combattimento: scegli un mazzo tattica, spazio o terra, e pescane 3 carte.',
  'action.blindside': 'Colti alla sprovvista',
  'action.blindside.text':
    'Prima di rivelare la missione di questo leader: i Ribelli non possono mandare leader dalla loro riserva a contrastarla.',
  'action.boba-fett-where': 'Boba Fett? Dove?',
  'action.boba-fett-where.text':
    'Assegnazione: metti Boba Fett in un sistema imperiale qualsiasi. Durante la fase di comando che segue i leader ribelli non possono tentare missioni né usare carte azione in quel sistema.',
  'action.catch-them-by-surprise': 'Prenderli di sorpresa',
  'action.catch-them-by-surprise.text':
    'Assegnazione: metti Ozzel in un sistema qualsiasi e muovi lì unità imperiali dai sistemi adiacenti. Se ci sono unità ribelli, risolvi un combattimento.',
  'action.fully-operational': 'Pienamente operativa',
  'action.fully-operational.text':
    'Inizio del combattimento, con una Morte Nera di uno dei due tipi nel sistema: l’Impero distrugge lì 1 astronave ribelle a sua scelta.',
  'action.good-intel': 'Buone informazioni',
  'action.good-intel.text':
    'Inizio del combattimento: i Ribelli tengono le loro carte tattica scoperte per questo combattimento.',
  'action.keep-them-from-escaping': 'Non lasciateli fuggire',
  'action.keep-them-from-escaping.text':
    'Inizio del combattimento: le unità ribelli non possono ritirarsi da questo combattimento.',
  'action.local-rumors': 'Voci locali',
  'action.local-rumors.text':
    'Assegnazione: metti Yularen in un sistema qualsiasi con un’unità imperiale. I Ribelli devono dire se la base è in quella regione.',
  'action.proceeding-as-planned': 'Tutto procede come previsto',
  'action.proceeding-as-planned.text':
    'Assegnazione: guarda il mazzo progetto, prendi una carta qualsiasi e mettila coperta con questo leader assegnato. Poi mescola il mazzo.',
  'action.public-support': 'Sostegno pubblico',
  'action.public-support.text':
    'Assegnazione: metti Janus Greejatus in un sistema imperiale senza unità di terra ribelli e ottieni lì 3 Assaltatori. In questo round non impedisce alle unità di lasciare quel sistema.',
  'action.ready-for-action': 'Pronti all’azione',
  'action.ready-for-action.text':
    'Inizio del combattimento: metti questo leader dalla riserva imperiale nel sistema del combattimento. Non può ritirarsi e torna nella riserva alla fine del combattimento.',
  'action.scouting-mission': 'Missione di ricognizione',
  'action.scouting-mission.text':
    'Assegnazione: metti Fel in un sistema qualsiasi e muovi lì fino a 4 Caccia TIE da qualsiasi punto del tabellone, ignorando adiacenza e trasporto. Se ci sono astronavi ribelli, risolvi un combattimento.',
  'action.target-the-generator': 'Mirate al generatore',
  'action.target-the-generator.text':
    'Inizio del combattimento: l’Impero distrugge una struttura ribelle a sua scelta nel sistema del combattimento.',

  'action.human-cyborg-relations': 'Relazioni umano-cibernetiche',
  'action.human-cyborg-relations.text': 'Subito: metti l’anello C-3PO su un leader ribelle qualsiasi.',
  'action.our-most-desperate-hour': 'La nostra ora più disperata',
  'action.our-most-desperate-hour.text':
    'Assegnazione: cerca una carta nel mazzo missioni ribelle e assegna Leia a quella missione. Poi mescola il mazzo.',
  'action.rebel-planning': 'Pianificazione ribelle',
  'action.rebel-planning.text': 'Assegnazione: metti Dodonna nello spazio Base Ribelle e pesca 1 carta obiettivo.',
  'action.resourceful-astromech': 'Astromeccanico ingegnoso',
  'action.resourceful-astromech.text': 'Subito: metti l’anello R2-D2 su un leader ribelle qualsiasi.',
  'action.start-the-evacuation': 'Iniziate l’evacuazione',
  'action.start-the-evacuation.text':
    'Assegnazione: metti Rieekan in un sistema qualsiasi senza unità imperiali. Qualsiasi numero di unità può muoversi lì dallo spazio Base Ribelle come se fosse adiacente; il trasporto vale comunque.',
  'action.temporary-alliance': 'Alleanza temporanea',
  'action.temporary-alliance.text':
    'Assegnazione: metti Mon Mothma in un sistema neutrale qualsiasi e metti nella coda di costruzione un’unità per ogni icona risorsa di quel sistema, nella casella del suo numero.',
  'action.ambush': 'Imboscata',
  'action.ambush.text':
    'Assegnazione: metti Madine in un sistema qualsiasi e distruggi lì unità di terra imperiali a tua scelta per un totale di salute stampata di al massimo 3.',
  'action.an-old-friend': 'Un vecchio amico',
  'action.an-old-friend.text':
    'Assegnazione: metti Han su Bespin per reclutare Lando Calrissian, o su Kashyyyk per reclutare Chewbacca. Il leader reclutato va nel sistema di Han.',
  'action.independent-operation': 'Operazione indipendente',
  'action.independent-operation.text':
    'Assegnazione: metti Lando in un sistema sottomesso qualsiasi. L’Impero deve muovere tutte le sue unità di terra da lì in un solo sistema imperiale a sua scelta senza unità di terra ribelli, ignorando adiacenza e trasporto.',
  'action.its-a-trap': 'È una trappola!',
  'action.its-a-trap.text':
    'Inizio del combattimento: durante il primo round di combattimento l’Impero non può giocare carte tattica spaziali.',
  'action.noble-sacrifice': 'Nobile sacrificio',
  'action.noble-sacrifice.text': 'Quando Obi-Wan è catturato: è eliminato e i Ribelli guadagnano 1 reputazione.',
  'action.one-in-a-million': 'Una su un milione',
  'action.one-in-a-million.text':
    'Prima di un tiro in un combattimento o in una missione: metti da parte 1 o 2 dei dadi e girali sulle facce che vuoi.',
  'action.point-blank-assault': 'Assalto a bruciapelo',
  'action.point-blank-assault.text':
    'Inizio del combattimento: tutte le unità in questo sistema hanno 1 salute in meno, con un minimo di 1, per questo combattimento.',
  'action.son-of-skywalker': 'Il figlio di Skywalker',
  'action.son-of-skywalker.text':
    'Dopo che i Ribelli riescono in una missione nel sistema di Luke: prendi in mano Cercare Yoda o Audace salvataggio dal mazzo missioni ribelle. Poi mescola il mazzo.',
  'action.target-the-star-destroyers': 'Mirate agli Star Destroyer',
  'action.target-the-star-destroyers.text':
    'Inizio del combattimento: nella battaglia spaziale di ogni round di questo combattimento i Ribelli trattano fino a 2 dei loro colpi neri come colpi rossi.',
  'action.the-millennium-falcon': 'Il Millennium Falcon',
  'action.the-millennium-falcon.text': 'Subito: metti l’anello Millennium Falcon su Han Solo o Chewbacca.',
  'action.undercover': 'Sotto copertura',
  'action.undercover.text':
    'Quando l’Impero tenta una missione, prima del tiro: sposta questo leader da qualsiasi punto del tabellone nel sistema di quella missione.',
  'action.wookiee-guardian': 'Guardiano Wookiee',
  'action.wookiee-guardian.text':
    'Quando l’Impero tenta una missione di operazioni speciali nel sistema di Chewbacca, prima del tiro: la missione fallisce.',

  'objective.crippling-blow': 'Colpo devastante',
  'objective.crippling-blow.text':
    'Combattimento: unità di terra imperiali per almeno 3 salute stampata sono state distrutte in un combattimento iniziato dai Ribelli.',
  'objective.rebel-assault': 'Assalto ribelle',
  'objective.rebel-assault.text':
    'Combattimento: l’Impero ha perso almeno uno Star Destroyer o un Super Star Destroyer in un combattimento iniziato dai Ribelli.',
  'objective.cut-supply-lines': 'Tagliare i rifornimenti',
  'objective.cut-supply-lines.text':
    'Fase di ripristino: almeno 3 sistemi imperiali contengono un segnalino sabotaggio o un’unità ribelle.',
  'objective.defend-the-people': 'Difendere il popolo',
  'objective.defend-the-people.text': 'Fase di ripristino: almeno 4 sistemi ribelli contengono un’unità ribelle.',
  'objective.regional-support': 'Sostegno regionale',
  'objective.regional-support.text':
    'Fase di ripristino: tutti i sistemi popolati di una regione hanno fedeltà ribelle, e vi si trova almeno un segnalino fedeltà ribelle.',
  'objective.death-star-plans-ii': 'I piani della Morte Nera',
  'objective.death-star-plans-ii.text':
    'Alla fine di un passo di battaglia spaziale con un caccia ribelle e una Morte Nera di uno dei due tipi nel sistema: rivela questa carta e tira 3 dadi. Con almeno un colpo diretto giocala e distruggi quella Morte Nera; altrimenti torna in mano.',
  'objective.heart-of-the-empire': 'Il cuore dell’Impero',
  'objective.heart-of-the-empire.text':
    'Fase di ripristino: Coruscant contiene un’unità ribelle e nessuna unità imperiale. Dopo essere stata giocata questa carta torna in mano.',
  'objective.leave-no-one-behind': 'Nessuno resta indietro',
  'objective.leave-no-one-behind.text':
    'Fase di ripristino: nessun leader ribelle è catturato; un leader nella grafite conta come catturato.',
  'objective.liberation': 'Liberazione',
  'objective.liberation.text': 'Combattimento: i Ribelli hanno vinto una battaglia di terra in un sistema sottomesso.',
  'objective.popular-support': 'Sostegno popolare',
  'objective.popular-support.text': 'Fase di ripristino: almeno 6 sistemi hanno fedeltà ribelle.',
  'objective.death-star-plans-iii': 'I piani della Morte Nera',
  'objective.death-star-plans-iii.text':
    'Alla fine di un passo di battaglia spaziale con un caccia ribelle e una Morte Nera di uno dei due tipi nel sistema: rivela questa carta e tira 3 dadi. Con almeno un colpo diretto giocala e distruggi quella Morte Nera; altrimenti torna in mano.',
  'objective.establish-outposts': 'Stabilire avamposti',
  'objective.establish-outposts.text': 'Fase di ripristino: almeno 5 sistemi contengono un’unità ribelle.',
  'objective.inspire-sympathy': 'Suscitare simpatia',
  'objective.inspire-sympathy.text':
    'Fase di ripristino: i Ribelli guadagnano 1 reputazione per ogni sistema distrutto.',
  'objective.major-victory': 'Grande vittoria',
  'objective.major-victory.text':
    'Combattimento: astronavi imperiali per almeno 3 salute stampata sono state distrutte in un combattimento iniziato dai Ribelli.',
  'objective.return-of-the-jedi': 'Il ritorno dello Jedi',
  'objective.return-of-the-jedi.text':
    'Combattimento: i Ribelli hanno vinto una battaglia nel sistema di Darth Vader o dell’Imperatore Palpatine. Se Luke Skywalker (Jedi) è in quel sistema, elimina lì 1 leader imperiale.',

  'tactic.space-critical-hit': 'Colpo critico',
  'tactic.space-critical-hit.text': 'Tuo attacco: infliggi 1 danno a un’unità a tua scelta.',
  'tactic.space-onslaught': 'Carica furiosa',
  'tactic.space-onslaught.text':
    'Tuo attacco, spendi 1 speciale: infliggi 1 danno ciascuna a un massimo di 2 astronavi nemiche diverse.',
  'tactic.space-take-it-down': 'Abbattetelo',
  'tactic.space-take-it-down.text': 'Tuo attacco, spendi 1 speciale: infliggi 2 danni a un’astronave nemica.',
  'tactic.space-concentrate-fire': 'Concentrare il fuoco',
  'tactic.space-concentrate-fire.text': 'Tuo attacco: ritira insieme fino a 2 dei tuoi dadi di questo attacco.',
  'tactic.space-unstoppable-assault': 'Assalto inarrestabile',
  'tactic.space-unstoppable-assault.text':
    'Tuo attacco, spendi 1 speciale: per il resto di questo passo di battaglia l’avversario non può bloccare danni.',
  'tactic.space-brilliant-strategy': 'Strategia brillante',
  'tactic.space-brilliant-strategy.text':
    'Tuo attacco, spendi 1 speciale: pesca 2 carte tattica in totale, da un mazzo o divise tra i due.',
  'tactic.space-defensive-formation': 'Formazione difensiva',
  'tactic.space-defensive-formation.text': 'Attacco dell’avversario: blocca 1 danno.',
  'tactic.space-outmaneuver': 'Manovra superiore',
  'tactic.space-outmaneuver.text':
    'Attacco dell’avversario: scarta un’altra carta tattica spaziale per bloccare fino a 2 danni, su un’unità o divisi su due.',
  'tactic.space-no-escape': 'Nessuna via di fuga',
  'tactic.space-no-escape.text': 'Tuo attacco: l’avversario non può ritirarsi in questo round di combattimento.',

  'tactic.ground-critical-hit': 'Colpo critico',
  'tactic.ground-critical-hit.text': 'Tuo attacco: infliggi 1 danno a un’unità a tua scelta.',
  'tactic.ground-onslaught': 'Carica furiosa',
  'tactic.ground-onslaught.text':
    'Tuo attacco, spendi 1 speciale: infliggi 1 danno ciascuna a un massimo di 2 unità di terra nemiche diverse.',
  'tactic.ground-take-it-down': 'Abbattetelo',
  'tactic.ground-take-it-down.text': 'Tuo attacco, spendi 1 speciale: infliggi 2 danni a un’unità di terra nemica.',
  'tactic.ground-concentrate-fire': 'Concentrare il fuoco',
  'tactic.ground-concentrate-fire.text': 'Tuo attacco: ritira insieme fino a 2 dei tuoi dadi di questo attacco.',
  'tactic.ground-unstoppable-assault': 'Assalto inarrestabile',
  'tactic.ground-unstoppable-assault.text':
    'Tuo attacco, spendi 1 speciale: per il resto di questo passo di battaglia l’avversario non può bloccare danni.',
  'tactic.ground-brilliant-strategy': 'Strategia brillante',
  'tactic.ground-brilliant-strategy.text':
    'Tuo attacco, spendi 1 speciale: pesca 2 carte tattica in totale, da un mazzo o divise tra i due.',
  'tactic.ground-defensive-formation': 'Formazione difensiva',
  'tactic.ground-defensive-formation.text': 'Attacco dell’avversario: blocca 1 danno.',
  'tactic.ground-dig-in': 'Trincerarsi',
  'tactic.ground-dig-in.text':
    'Attacco dell’avversario: scarta un’altra carta tattica di terra per bloccare fino a 2 danni, su un’unità o divisi su due.',
  'tactic.ground-escape-plan': 'Piano di fuga',
  'tactic.ground-escape-plan.text':
    'Tuo attacco: in questo round di combattimento le tue unità possono ritirarsi ignorando i limiti di trasporto.',
  'tactic.ground-bombardment': 'Bombardamento',
  'tactic.ground-bombardment.text':
    'Tuo attacco, spendi 1 speciale: scegli una tua astronave nel sistema. Infliggi tanti danni quanti sono i suoi dadi di attacco rossi, divisi liberamente tra unità di terra nemiche.',

  'ring.captured.text':
    'Questo leader è catturato. Se un altro leader viene catturato mentre l’anello è in uso, il primo prigioniero è prima liberato e l’anello passa al nuovo.',
  'ring.carbonite.text':
    'Sostituisce l’anello del leader catturato, che torna libero per un altro leader; chi lo porta conta ancora come catturato. Si scarta quando il leader è liberato; la reputazione persa non torna.',
  'ring.lure-of-the-dark-side.text':
    'Da ora questo leader appartiene per sempre all’Impero. Non è più catturato, può tornare nella riserva imperiale e non può mai usare carte azione.',
  'ring.master-yoda.text':
    'Una volta per round di gioco, quando chi lo porta è nel sistema di una missione o di un combattimento, i Ribelli possono ritirare 1 dei loro dadi.',
  'ring.r2-d2.text':
    'Dopo che l’avversario ha tirato i dadi per una missione nel sistema di chi lo porta, scarta questo anello per girare 1 dei dadi dell’avversario sulla faccia vuota.',
  'ring.c-3po.text':
    'Quando i Ribelli falliscono una missione di diplomazia nel sistema di chi lo porta, scarta questo anello: la missione invece riesce.',
  'ring.millennium-falcon.text':
    'Dopo che i Ribelli riescono in una missione nel sistema di chi lo porta, scarta questo anello per liberare lì 1 leader catturato. I leader assegnati alla missione possono andare alla base con quello liberato.',
} as const;
