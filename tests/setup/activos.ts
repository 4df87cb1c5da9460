import { leerTodo } from './lista.ts';
import type { Cobrador, Persona } from './mundo.ts';

/** The ids that `mundo.cobrador` gives to its clients and credits. */
export const idCliente = ({ prefijo }: Cobrador, n = 1): string => `${prefijo}-cli-${n}`;
export const idCredito = ({ prefijo }: Cobrador, n = 1): string => `${prefijo}-cre-${n}`;

/** A test's own clients among those found. The suite's clients are everybody's: without a search they are too many. */
export const activosDe = async (gerente: Persona, { uid }: Cobrador, busqueda: string, limite = 100) =>
  (await leerTodo(gerente, 'clientesActivos', { consulta: { busqueda, limite } })).filter(
    ({ id_cobrador }) => id_cobrador === uid,
  );
export const nombres = (filas: Record<string, unknown>[]) => filas.map(({ nombre }) => nombre);
