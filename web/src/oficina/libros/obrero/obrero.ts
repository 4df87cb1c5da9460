// The worker behind a file of everything: it keeps what was read and writes the workbook, so that the screen keeps answering. One for
// each file. It knows neither the token nor the network.
import { escribirHojas } from '../../exportar/libro/escribir-hojas.ts';
import { escrito, oirPedidos } from '../../exportar/obrero/oir-pedidos.ts';
import { Acumulado } from './acumular.ts';
import { armarLibro } from './armar-libro.ts';
import type { Pedido } from './mensajes.ts';

const acumulado = new Acumulado();

oirPedidos(async (pedido: Pedido) => {
  if (pedido.tipo === 'leer') return { tipo: 'leido', leido: acumulado.leer(pedido.parte, pedido.bytes) };
  const { libro, contexto } = pedido;
  return escrito(contexto.archivo, await escribirHojas(armarLibro(libro, acumulado.filas, contexto)));
});
