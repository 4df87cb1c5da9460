import type { parecidosDe as contrato } from '@leal/contract';
import { ROL } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { deQuien } from '../../context/actor.ts';
import { leerUltimos } from '../../data/creditos.ts';
import { parecidosDe, ULTIMOS } from '../vistos/parecidos.ts';

/**
 * Clients who may be this person. Reads eight credits at most; a collector hears that a phone is another's, not whose.
 */
export const leerParecidosDe: CasoLectura<typeof contrato> = async ({ consulta }, { actor }) => {
  const { nombre = '', telefono = '', segundo_telefono = '' } = consulta;
  const id_cobrador = deQuien(actor, consulta.id_cobrador) ?? '';
  if (nombre.trim() + telefono + segundo_telefono === '') return { datos: [] };
  const quien = { id_cobrador, nombre, telefono, segundo_telefono };
  const ultimos = await leerUltimos(quien, ULTIMOS);
  return { datos: parecidosDe(quien, ultimos, actor.id_rol !== ROL.cobrador) };
};
