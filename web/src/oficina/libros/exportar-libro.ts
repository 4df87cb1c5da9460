import { leerAjustes, listarUsuarios } from '@leal/contract';
import { ROL } from '@leal/domain';
import { leerEntera } from '../../lib/api/lista.ts';
import { llamar } from '../../lib/api/llamar.ts';
import { conversar } from '../exportar/obrero/conversar.ts';
import type { Archivo, Resultado } from '../exportar/obrero/mensajes.ts';
import { pedirPagina } from '../exportar/pedir-pagina.ts';
import type { Pedido as AlObrero } from './obrero/mensajes.ts';
import { consultaDe, maximoDe, type Parte, PARTES, partesDe, type Pedido } from './partes.ts';
import { type Avance, Demasiado, nombreDeLibro } from './textos.ts';

type AlAvanzar = (avance: Avance) => void;

export type EnCamino = {
  /** Reads on from where it stopped, and writes the file. Throws why it could not; then it may be asked to go on. */
  readonly seguir: (alAvanzar: AlAvanzar) => Promise<Archivo>;
  /** Ends its worker, whatever it is doing. */
  readonly cerrar: () => void;
};

/** A file that is being read, page after page, into a worker that keeps it until it is closed or `signal` gives it up. */
export function empezarLibro(pedido: Pedido, signal: AbortSignal): EnCamino {
  const obrero = new Worker(new URL('./obrero/obrero.ts', import.meta.url), {
    type: 'module',
    name: 'libro',
  });
  const pedir = conversar<{ pedido: AlObrero; resultado: Resultado }>(obrero, signal);
  const faltan: Parte[] = [...partesDe(pedido)];
  let [cursor, filas]: [string | null, number] = [null, 0];

  /** A page; whether others of its part follow. */
  async function leerPagina(parte: Parte, alAvanzar: AlAvanzar): Promise<void> {
    const consulta = { ...consultaDe(parte, pedido), ...(cursor !== null && { cursor }) };
    const bytes = await pedirPagina(PARTES[parte].llamada, consulta, signal);
    const resultado = await pedir({ tipo: 'leer', parte, bytes }, [bytes]);
    if (resultado.tipo !== 'leido') throw new Error(`Unexpected answer: ${resultado.tipo}`);
    const { leidos, total, siguiente } = resultado.leido;
    alAvanzar({ paso: 'leer', parte, leidos, total });
    const hay = Math.max(leidos, total ?? 0);
    if (hay > maximoDe(parte)) throw new Demasiado(parte, hay);
    cursor = siguiente;
    if (siguiente !== null) return;
    faltan.shift();
    filas += leidos;
  }

  async function escribir(): Promise<Archivo> {
    const [cobradores, ajustes] = await Promise.all([
      leerEntera(listarUsuarios, { rol: ROL.cobrador, limite: 100 }, signal),
      pedido.libro === 'todo' ? llamar(leerAjustes, { signal }) : null,
    ]);
    const contexto = { archivo: nombreDeLibro(pedido), cobradores, ajustes };
    const resultado = await pedir({ tipo: 'escribir', libro: pedido.libro, contexto });
    if (resultado.tipo !== 'escrito') throw new Error(`Unexpected answer: ${resultado.tipo}`);
    return resultado.archivo;
  }

  return {
    seguir: async (alAvanzar) => {
      for (let [parte] = faltan; parte !== undefined; [parte] = faltan) {
        // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
        await leerPagina(parte, alAvanzar);
      }
      alAvanzar({ paso: 'escribir', filas });
      return escribir();
    },
    cerrar: () => obrero.terminate(),
  };
}
