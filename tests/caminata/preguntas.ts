// A manager's question before a decision: opened, and answered with what it showed; or left open, and answered when
// much has happened since.
import type { NombreLlamada } from '@leal/contract';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Invocacion, Respuesta } from '@leal/seed';
import { invocar } from '../setup/invocar.ts';
import type { Intento } from '@leal/jugador';

type Mapa = Readonly<Record<string, unknown>>;
type Lectura = { readonly nombre: NombreLlamada; readonly parametros: Record<string, string> };
type PorRuta = Extract<Intento, { nombre: unknown }>;

const cuerpoDe = ({ invocacion }: PorRuta) => (invocacion.cuerpo ?? {}) as Mapa;
const porParametros =
  (nombre: NombreLlamada) =>
  ({ invocacion }: PorRuta): Lectura => ({ nombre, parametros: { ...invocacion.parametros } });
const credito = (intento: PorRuta): Lectura => ({
  nombre: 'vistoCredito',
  parametros: { id_credito: String(cuerpoDe(intento)['id_credito']) },
});
const renovacion = (intento: PorRuta): Lectura => ({
  nombre: 'vistoSolicitud',
  parametros: { id: String(cuerpoDe(intento)['id_solicitud']) },
});
const solicitud = porParametros('vistoSolicitud');

const LECTURAS: { readonly [N in NombreLlamada]?: (intento: PorRuta) => Lectura } = {
  aprobarCredito: credito,
  rechazarCredito: credito,
  editarPendiente: porParametros('vistoCredito'),
  // A payment's id is its credit's and its own.
  resolverEdicionPago: (intento) =>
    intento.invocacion.parametros?.['id']?.includes('.') === true
      ? porParametros('vistoPago')(intento)
      : solicitud(intento),
  resolverEliminacionPago: solicitud,
  resolverAbonosMultiples: solicitud,
  resolverCapturaTardia: solicitud,
  aprobarEdicionCliente: solicitud,
  rechazarEdicionCliente: solicitud,
  aprobarRenovacion: renovacion,
  rechazarRenovacion: renovacion,
  aprobarGasto: porParametros('vistoGasto'),
  rechazarGasto: porParametros('vistoGasto'),
  editarCliente: porParametros('vistoCliente'),
  eliminarCliente: porParametros('vistoCliente'),
  cambiarUsuario: porParametros('vistoUsuario'),
};
const POR_NOMBRE = {
  resolverCredito: ['vistoCredito', 'id_credito'],
  resolverSolicitud: ['vistoSolicitud', 'id'],
  resolverGasto: ['vistoGasto', 'id_gasto'],
} as const;

function lecturaDe(intento: Intento): Lectura | undefined {
  if (!('callable' in intento)) return LECTURAS[intento.nombre]?.(intento);
  const [nombre, campo] = POR_NOMBRE[intento.callable];
  return { nombre, parametros: { [campo]: String(intento.datos['id']) } };
}

const EDITAN = new Set<string>(['editarPendiente', 'editarCliente']);

function conVisto(intento: Intento, visto: Mapa): Intento {
  if ('callable' in intento) return { ...intento, datos: { ...intento.datos, visto } };
  const { invocacion } = intento;
  const con: Invocacion =
    intento.nombre === 'eliminarCliente'
      ? {
          consulta: {
            ...invocacion.consulta,
            visto_credito: (visto['id_credito'] ?? '') as string,
            visto_saldo: visto['saldo'] as number,
            visto_pedido_por: (visto['pedido_por'] ?? '') as string,
          },
        }
      : { cuerpo: { ...cuerpoDe(intento), visto } };
  return { ...intento, invocacion: { ...invocacion, ...con } };
}

/** A manager who writes other fields than those asked for reads them in the client's form, which is another call. */
function leyoLoQueEscribe({ cambios }: Mapa, { actuales }: Mapa): boolean {
  const leidos = Object.keys(actuales ?? {});
  return Object.keys(cambios ?? {}).every((campo) => leidos.includes(campo));
}

/** The values that its question would show now; undefined where there is no question, or nothing to show. */
async function leer(intento: Intento): Promise<Mapa | undefined> {
  const lectura = lecturaDe(intento);
  if (lectura === undefined) return undefined;
  const { estado, cuerpo } = await invocar(intento.quien, lectura.nombre, lectura);
  if (estado >= 300) return undefined;
  const { visto, ficha } = cuerpo as { visto?: Mapa | null; ficha?: Mapa };
  if (visto && 'nombre' in intento && !leyoLoQueEscribe(cuerpoDe(intento), visto)) return undefined;
  if (!('nombre' in intento && EDITAN.has(intento.nombre))) return visto ?? undefined;
  const campos = Object.keys(cuerpoDe(intento));
  return Object.fromEntries(campos.map((campo) => [campo, ficha?.[campo]]));
}

type Abierta = { readonly intento: Intento; readonly mostrado: Mapa };
/** How many questions are open at a time. */
const EN_LA_MESA = 3;

export class Preguntas {
  readonly #mesa: Abierta[] = [];

  /** Opened and answered at once. */
  async abrir(intento: Intento): Promise<Intento> {
    const mostrado = await leer(intento);
    return mostrado === undefined ? intento : { ...conVisto(intento, mostrado), vigente: true };
  }

  /** Opens a question and leaves it; answers the one that was left first, whose subject may have changed since. */
  async dejar(intento: Intento): Promise<Intento> {
    const mostrado = await leer(intento);
    if (mostrado === undefined) return intento;
    this.#mesa.push({ intento, mostrado });
    const vieja = this.#mesa.length > EN_LA_MESA ? this.#mesa.shift() : undefined;
    if (vieja === undefined) return intento;
    const vigente = isDeepStrictEqual(await leer(vieja.intento), vieja.mostrado);
    return { ...conVisto(vieja.intento, vieja.mostrado), vigente };
  }
}

/** Nothing happened between question and answer: a true `visto` must not be refused, a false one must. */
export function comprobarVisto({ vigente }: Intento, { estado, cuerpo }: Respuesta): void {
  if (vigente === true) expect(cuerpo['code']).not.toBe('CAMBIO_MIENTRAS');
  if (vigente === false) expect(estado).toBeGreaterThanOrEqual(400);
}
