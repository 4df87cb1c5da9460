// The worker behind a file of everything: it keeps what was read and writes the workbook, so that the screen keeps answering. One for
// each file. It knows neither the token nor the network.
import { escribirHojas } from '../../exportar/libro/escribir-hojas.ts';
import { Acumulado } from './acumular.ts';
import { armarLibro } from './armar-libro.ts';
import type { Pedido, Resultado } from './mensajes.ts';

const TIPO_XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const acumulado = new Acumulado();

async function atender(pedido: Pedido): Promise<Resultado> {
  if (pedido.tipo === 'leer') return { tipo: 'leido', leido: acumulado.leer(pedido.parte, pedido.bytes) };
  const { libro, contexto } = pedido;
  const partes = await escribirHojas(armarLibro(libro, acumulado.filas, contexto));
  const contenido = new Blob(partes, { type: TIPO_XLSX });
  return { tipo: 'escrito', archivo: { nombre: contexto.archivo, contenido } };
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
