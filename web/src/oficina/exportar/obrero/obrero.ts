// The worker behind an export: it reads the pages and writes the file, so that the screen keeps answering.
// One for each export. It knows neither the token nor the network.
import { escribirLibro } from '../libro/escribir-libro.ts';
import { Acumulado } from './acumular.ts';
import type { Pedido } from './mensajes.ts';
import { escrito, oirPedidos } from './oir-pedidos.ts';

const acumulado = new Acumulado();

oirPedidos(async (pedido: Pedido) => {
  if (pedido.tipo === 'leer') return { tipo: 'leido', leido: acumulado.leer(pedido.bytes) };
  const hoja = acumulado.hoja(pedido.exportacion);
  return escrito(hoja.archivo, [await escribirLibro(hoja)]);
});
