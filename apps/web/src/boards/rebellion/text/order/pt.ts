import type { Sentences } from './en.ts';

export const order: Sentences = {
  'board.rb.order.move':
    '{count, plural, =0 {Não mover unidades {place_to}} =1 {Mover # unidade {place_to}} other {Mover # unidades {place_to}}}',
  'board.rb.order.retreat':
    '{count, plural, =0 {Recuar só com as naves} =1 {Recuar levando # unidade} other {Recuar levando # unidades}}',
  'board.rb.order.tray': 'Unidades que podem se mover {place_to}',
  'board.rb.order.room': 'Transporte {used} de {room}',
  'board.rb.order.full': 'Transporte {used} de {room}, cheio',
  'board.rb.order.over': 'Transporte {used} de {room}: unidades demais',
  'board.rb.order.none': 'Nenhuma nave escolhida para transportar',
  'board.rb.order.garrison': 'Uma unidade fica de guarnição.',
  'board.rb.order.carry.rebel':
    'As unidades terrestres precisam de lugar em uma nave; naves e caças se movem sozinhos.',
  'board.rb.order.carry.imperial':
    'As unidades terrestres e os caças TIE precisam de lugar em uma nave; as outras naves se movem sozinhas.',
  'board.rb.order.carry.free': 'Este movimento não precisa de naves.',
  'board.rb.order.roomLeft':
    '{left, plural, =0 {Sem lugar livre.} =1 {Lugar para mais uma unidade.} other {Lugar para mais # unidades.}}',
  'board.rb.order.count': '{count} de {max}',
  'board.rb.order.allHere': 'Todas',
  'board.rb.order.noneHere': 'Nenhuma',
  'board.rb.order.allOf': 'Todas as que cabem {place_from}',
  'board.rb.order.noneOf': 'Nenhuma unidade {place_from}',
  'board.rb.order.choose': 'Escolher',
  'board.rb.order.under': 'No fundo do baralho',
  'board.rb.order.arriving': '{count} a caminho',
  'board.rb.choose.target': '{piece}: escolha um alvo',
  'board.rb.choose.place': '{piece}: onde?',
  'board.rb.choose.die': '{piece}: qual dado rolar de novo?',
  'board.rb.choose.secondDie': '{piece}: rolar de novo também um segundo dado?',
  'board.rb.choose.secondTarget': '{piece}: escolher também um segundo alvo?',
  'board.rb.choose.mission': '{piece}: qual missão?',
  'board.rb.choose.leader': '{mission}: qual líder?',
  'board.rb.choose.cost': '{piece}: qual carta você descarta?',
  'board.rb.choose.builder': '{piece}: onde construir?',
  'board.rb.chooseBase': 'Escolher {system} como base',
  'board.rb.activateAlone': 'Ativar {system} sem unidades',
  'board.rb.retreatTo': 'Recuar mesmo assim: {system}',
  'board.rb.forecast.title': 'Combate em {system}',
  'board.rb.forecast.asPicked': 'com esta escolha',
  'board.rb.forecast.none': 'Nenhum combate em {system}',
  'board.rb.forecast.ifBase': 'Combate em {system} só se a base estiver lá',
  'board.rb.forecast.side': 'Lado',
  'board.rb.forecast.noDice': 'Nenhum dado',
  'board.rb.forecast.cap': 'São rolados no máximo cinco dados de cada cor.',
};
