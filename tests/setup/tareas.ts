// A request of six abonos that a manager answered with cash left over, and what its collector does with it.
import { randomUUID } from 'node:crypto';
import { escena, type Escena } from './escena.ts';
import { invocar } from './invocar.ts';
import type { Mundo, Persona } from './mundo.ts';

type Cuerpo = Record<string, unknown>;

export const ANTIER = '2026-11-16T12:00:00-06:00';
export const AYER = '2026-11-17T12:00:00-06:00';

export const NO = (estado: number, code: string) => ({ estado, cuerpo: { code } });

export const resolverMultiple = (gerente: Persona, id: string, cuerpo: Cuerpo) =>
  invocar(gerente, 'resolverAbonosMultiples', { parametros: { id }, cuerpo, clave: randomUUID() });

/** 720 were taken, and none of it booked. */
export async function rechazada(mundo: Mundo, efectivo: 'devolver' | 'registrar' = 'registrar') {
  const e = await escena(mundo);
  return { e, id: await e.multipleRechazado(efectivo) };
}

/** 720 were taken yesterday; of them 565 are booked. */
export async function aprobadaDeMenos(
  mundo: Mundo,
  gerente: Persona,
  cuerpo: Cuerpo = { efectivo: 'registrar' },
) {
  const e = await escena(mundo);
  const pago = { id_credito: e.id_credito, monto: 720, capturado_en: AYER };
  const { cuerpo: pedida } = await invocar(e.cobrador, 'registrarAbono', { cuerpo: pago });
  const id = String(pedida.id_solicitud);
  const decision = { estado: 'aprobada', monto_aprobado: 565, ...cuerpo };
  const { cuerpo: resuelta } = await resolverMultiple(gerente, id, decision);
  return { e, id, solicitud: resuelta.solicitud };
}

export const cerrar = (e: Escena, id: string, hecho: string) =>
  invocar(e.cobrador, 'cerrarTareaMultiple', { parametros: { id }, cuerpo: { hecho }, clave: randomUUID() });

export const abonarDeTarea = (e: Escena, id_solicitud_tarea: string, monto: number, mas: Cuerpo = {}) =>
  invocar(e.cobrador, 'registrarAbono', {
    cuerpo: { id_credito: e.id_credito, monto, id_solicitud_tarea, ...mas },
    clave: randomUUID(),
  });

export const tareas = async (e: Escena) =>
  (await invocar(e.cobrador, 'misSolicitudes', { consulta: { tarea: 'abierta' } })).cuerpo.datos;

export const tarea = async (e: Escena) => (await tareas(e))[0];

export const enMano = async ({ cobrador }: Escena) =>
  (await invocar(cobrador, 'dashboardPropio')).cuerpo.en_mano_por_resolver;

export const enBitacora = async (e: Escena, accion: string) =>
  (await e.libro()).bitacora.filter((renglon) => renglon.accion === accion);
