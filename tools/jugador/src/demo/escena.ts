// The demo's stage: who acts, on what, and the steps of its story, each a request at its instant.
import type { NombreLlamada } from '@leal/contract';
import type { ClienteDoc, CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { aPesos, estaVivo, type Fecha, minimo, multiplicar, PARAMETROS, sugerenciaAbono } from '@leal/domain';
import { type Azar, type Ciudad, type Invocacion, llamarPorContrato, type Presente } from '@leal/seed';
import type { Espejo } from '../espejo.ts';
import type { Caminante } from '../puerta.ts';
import type { Hecho } from './historia.ts';
import type { PlanCredito } from './plan.ts';
import type { Telefono } from './telefono.ts';

/** One thing that happens at an instant; a story is its steps in order of time. */
export type Paso = { readonly en: Date; readonly hacer: () => Promise<unknown> };

export type Contexto = {
  readonly espejo: Espejo;
  readonly cobrador: Caminante;
  readonly telefono: Telefono;
  readonly gerente: Caminante;
  readonly azar: Azar;
  readonly ciudad: Ciudad;
  readonly presente: Presente;
};

/** A credit's place in time. The server names client and credit, once their time has come. */
export type Tramo = {
  id_cliente: string;
  id_credito: string;
  readonly plan: PlanCredito;
  /** The collectable days of its story, oldest first. */
  readonly dias: readonly Fecha[];
  readonly inicio: Fecha;
  readonly aprobado_en: Date;
};

/** Sends it; a story that the rules refuse is mistaken. */
export async function mandar(
  quien: Caminante,
  nombre: NombreLlamada,
  invocacion: Invocacion,
): Promise<Record<string, unknown>> {
  const { estado, cuerpo } = await llamarPorContrato(quien, nombre, invocacion);
  if (estado < 300 && cuerpo['yaRegistrado'] !== true) return cuerpo;
  throw new Error(
    `The story was refused: ${quien.uid} ${nombre} ${JSON.stringify(invocacion)}: ${JSON.stringify(cuerpo)}`,
  );
}

const existente = (espejo: Espejo, ruta: string): unknown => {
  const datos = espejo.documento(ruta);
  if (datos === undefined) throw new Error(`The story has no ${ruta}`);
  return datos;
};

export const creditoDe = ({ espejo }: Contexto, { id_credito }: Tramo): CreditoDoc =>
  existente(espejo, `creditos/${id_credito}`) as CreditoDoc;

export const clienteDe = ({ espejo }: Contexto, { id_cliente }: Tramo): ClienteDoc =>
  existente(espejo, `clientes/${id_cliente}`) as ClienteDoc;

/** The newest live payment up to that day. */
export function ultimoPagoDe({ espejo }: Contexto, { id_credito }: Tramo, hasta: Fecha): MovimientoDoc {
  const pagos = espejo
    .de('movimientos')
    .filter((fila) => fila.id_credito === id_credito && fila.tipo === 'pago' && estaVivo(fila))
    .filter(({ fecha }) => fecha <= hasta)
    .sort((a, b) => (a.fecha < b.fecha ? -1 : 1));
  const pago = pagos.at(-1);
  if (!pago) throw new Error(`${id_credito} has no payment up to ${hasta}`);
  return pago;
}

/** Pesos of so many daily amounts, never beyond the balance. */
export function montoDeAbonos(credito: CreditoDoc, abonos: Hecho['abonos']): number {
  const { monto_diario_centavos: diario, saldo_centavos: saldo } = credito;
  if (abonos === 'saldo') return aPesos(saldo);
  return aPesos(
    abonos === 1
      ? sugerenciaAbono({ monto_diario: diario, saldo }, PARAMETROS)
      : minimo(multiplicar(diario, abonos), saldo),
  );
}
