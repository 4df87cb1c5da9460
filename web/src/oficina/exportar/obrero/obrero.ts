// The worker behind an export: it reads the pages and writes the file, so that the screen keeps answering.
// One for each export. It knows neither the token nor the network.
import { escribirLibro } from '../libro/escribir-libro.ts';
import { Acumulado } from './acumular.ts';
import type { Pedido, Resultado } from './mensajes.ts';

const TIPO_XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const acumulado = new Acumulado();

async function atender(pedido: Pedido): Promise<Resultado> {
  if (pedido.tipo === 'leer') return { tipo: 'leido', leido: acumulado.leer(pedido.bytes) };
  const hoja = acumulado.hoja(pedido.exportacion);
  const contenido = new Blob([await escribirLibro(hoja)], { type: TIPO_XLSX });
  return { tipo: 'escrito', archivo: { nombre: hoja.archivo, contenido } };
}

const fallo = (error: unknown): Resultado => ({
  tipo: 'fallo',
  mensaje: error instanceof Error ? error.message : String(error),
});

addEventListener('message', ({ data }: MessageEvent<Pedido>) => {
  void atender(data)
    .catch(fallo)
    .then((resultado) => postMessage(resultado));
});
