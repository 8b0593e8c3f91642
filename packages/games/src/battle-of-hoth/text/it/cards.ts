import type { CardsSentences } from '../en/cards.ts';

export const cards: CardsSentences = {
  'card.recon-left': 'Ricognizione a Sinistra',
  'card.recon-centre': 'Ricognizione al Centro',
  'card.recon-right': 'Ricognizione a Destra',
  'card.raid-left': 'Blitz a Sinistra',
  'card.raid-centre': 'Blitz al Centro',
  'card.raid-right': 'Blitz a Destra',
  'card.assault-left': 'Assalto a Sinistra',
  'card.assault-centre': 'Assalto al Centro',
  'card.assault-right': 'Assalto a Destra',
  'card.recon-in-force': 'Ricognizione in Forze',
  'card.pincer-move': 'Manovra a Tenaglia',
  'card.direct-from-hq': 'Ordini dal Quartier Generale',
  'card.trooper-assault': 'Assalto della Fanteria',
  'card.speeder-assault': 'Assalto degli Speeder',
  'card.artillery-barrage': 'Sbarramento d’Artiglieria',
  'card.defensive-position': 'Posizione Difensiva',
  'card.rebel-spearhead': 'Punta di Lancia Ribelle',
  'card.imperial-assault': 'Assalto Imperiale',
  'card.precision-fire': 'Fuoco di Precisione',
  'card.search-and-destroy': 'Cerca e Distruggi',
  'card.pressing-forward': 'Avanzata Serrata',
  'card.assistance': 'Assistenza',
  'card.orders-from-the-princess': 'Ordini della Principessa',
  'card.our-last-hope': 'La Nostra Ultima Speranza',
  'card.in-formation': 'In Formazione',
  'card.tactical-assault': 'Assalto Tattico',
  'card.ready-for-battle': 'Pronti alla Battaglia',
  'card.diversion': 'Diversivo',
  'card.here-they-come': 'Eccoli che Arrivano',
  'card.scoundrels-support': 'L’Aiuto della Canaglia',
  'card.force-powers': 'Potere della Forza',
  'card.determination': 'Determinazione',
  'card.imperial-discipline': 'Disciplina Imperiale',
  'card.walker-attack': 'Attacco dei Camminatori',
  'card.successful-landings': 'Sbarchi Riusciti',
  'card.concentrated-fire': 'Fuoco Concentrato',
  'card.reinforcements': 'Rinforzi',
  'card.deploy-the-fleet': 'Schierare la Flotta',
  'card.orbital-strike': 'Attacco Orbitale',
  'cardText.orders': 'Comanda {n, plural, one {# unità} other {# unità}} {section_in}.',
  'cardText.assault': 'Comanda tutte le unità {section_in}.',
  'cardText.rebels-recon-in-force': 'Comanda 1 unità in ogni sezione.',
  'cardText.empire-pincer-move': 'Comanda 2 unità su ogni fianco.',
  'cardText.rebels-direct-from-hq': 'Comanda 3 unità a tua scelta.',
  'cardText.empire-direct-from-hq': 'Comanda 3 unità a tua scelta.',
  'cardText.rebels-trooper-assault': 'Comanda tutta la fanteria di una sezione. Queste unità tirano 1 dado aggiuntivo.',
  'cardText.empire-trooper-assault': 'Comanda tutta la fanteria di una sezione.',
  'cardText.rebels-speeder-assault': 'Comanda 2 veicoli. Dopo aver attaccato, ciascuno può muoversi di 1 esagono.',
  'cardText.rebels-artillery-barrage':
    'Comanda 1 unità di artiglieria. Può attaccare due volte e tira ogni volta 1 dado aggiuntivo.',
  'cardText.rebels-defensive-position':
    'Comanda 3 unità a tua scelta. Queste unità non possono muoversi e tirano 1 dado aggiuntivo.',
  'cardText.rebels-rebel-spearhead':
    'Comanda 2 unità a tua scelta. Il terreno non le ferma e non impedisce loro di attaccare.',
  'cardText.empire-imperial-assault':
    'Comanda fino a 3 unità dello stesso tipo. Ciascuna può muoversi di 1 esagono aggiuntivo.',
  'cardText.empire-precision-fire': 'Comanda 1 veicolo. Può muoversi di 1 esagono aggiuntivo e tira 1 dado aggiuntivo.',
  'cardText.empire-search-and-destroy':
    'Comanda 2 unità a tua scelta. Dopo aver attaccato, ciascuna può muoversi fino a 2 esagoni.',
  'cardText.empire-pressing-forward':
    'Comanda 2 unità a tua scelta. Possono muoversi di 2 esagoni aggiuntivi e non possono attaccare.',
  'cardText.rebels-assistance': 'Ogni tua unità ridotta recupera 1 miniatura. Poi comanda 1 unità a tua scelta.',
  'cardText.rebels-orders-from-the-princess': 'Comanda 2 unità a tua scelta. Tirano 1 dado aggiuntivo.',
  'cardText.rebels-our-last-hope':
    'Comanda 1 unità di fanteria. Può muoversi di 1 esagono aggiuntivo e tira 1 dado aggiuntivo.',
  'cardText.rebels-in-formation': 'Comanda 2 unità a tua scelta. Possono muoversi di 1 esagono aggiuntivo.',
  'cardText.rebels-tactical-assault':
    'Comanda 1 veicolo. Può muoversi di 1 esagono aggiuntivo e tira 1 dado aggiuntivo.',
  'cardText.rebels-ready-for-battle': 'Comanda tutte le tue unità. Possono attaccare ma non muoversi.',
  'cardText.rebels-diversion': 'Comanda 2 unità in sezioni diverse. Tirano 1 dado aggiuntivo.',
  'cardText.rebels-here-they-come':
    'Comanda 1 unità di fanteria. Può muoversi di 2 esagoni aggiuntivi e tira 1 dado aggiuntivo; il terreno non la ferma e non le impedisce di attaccare.',
  'cardText.rebels-scoundrels-support':
    'Comanda 1 unità di fanteria. Tira 1 dado aggiuntivo per ogni unità amica adiacente.',
  'cardText.empire-force-powers':
    'Comanda 2 unità a tua scelta. Ogni ritirata che ottengono è un colpo e non respinge nessuno.',
  'cardText.empire-determination': 'Comanda 1 unità a tua scelta. Si muove e attacca, poi si muove e attacca di nuovo.',
  'cardText.empire-imperial-discipline': 'Comanda tutte le tue unità. Tirano 1 dado in meno.',
  'cardText.empire-walker-attack': 'Comanda 3 veicoli. Tirano 1 dado aggiuntivo nel combattimento ravvicinato.',
  'cardText.empire-successful-landings':
    'Comanda 3 unità a tua scelta. Dopo aver attaccato, ciascuna può muoversi di 1 esagono.',
  'cardText.empire-concentrated-fire':
    'Comanda 3 unità a tua scelta. La seconda che attacca lo stesso bersaglio tira 1 dado aggiuntivo, la terza 2.',
  'cardText.empire-reinforcements':
    'Riporta 1 unità di fanteria alla forza iniziale e comandala. Tira 1 dado aggiuntivo.',
  'cardText.empire-deploy-the-fleet':
    'Scarta fino a 3 carte ordini, pescane altrettante più 1, poi gioca un’altra carta ordini.',
  'cardText.empire-orbital-strike':
    'Scegli 3 unità nemiche e tira 1 dado contro ciascuna. Le ritirate sono colpi; il terreno non protegge.',
  'support.combat-experience': 'Esperienza di combattimento',
  'support.air-support': 'Supporto aereo',
  'support.lets-finish-this': 'Facciamola finita',
  'support.reserve-forces': 'Forze di riserva',
  'support.desperate-stand': 'Resistenza disperata',
  'support.special-orders': 'Ordini speciali',
  'support.incursion': 'Incursione',
  'support.scout': 'Ricognizione',
  'support.final-assault': 'Assalto finale',
  'support.rout': 'Disfatta',
  'supportText.combat-experience':
    'Mentre comandi: tutte le tue unità sono comandate e tirano 1 dado aggiuntivo nel combattimento ravvicinato.',
  'supportText.air-support':
    'Nella tua fase di attacco: tira 2 dadi contro un’unità nemica. Il terreno non la protegge.',
  'supportText.lets-finish-this': 'Dopo il tiro: ripeti una volta il tiro dei dadi che vuoi di quell’attacco.',
  'supportText.reserve-forces': 'Tra due azioni: riporta 1 tua unità alla forza iniziale.',
  'supportText.desperate-stand':
    'Quando attacca un’unità di fanteria comandata con 1 miniatura: tira 2 dadi aggiuntivi.',
  'supportText.special-orders': 'Invece di pescare: prendi una carta dai tuoi scarti, ma non quella appena giocata.',
  'supportText.incursion': 'Dopo l’attacco di un’unità di fanteria comandata: si muove e attacca di nuovo.',
  'supportText.scout': 'Mentre comandi: comanda 1 unità di fanteria in più, senza i benefici della carta.',
  'supportText.final-assault': 'Dopo che un’unità nemica si è ritirata per un tuo attacco: tira 2 dadi contro di essa.',
  'supportText.rout': 'Quando una tua unità attacca: il terreno non protegge il bersaglio.',
};
