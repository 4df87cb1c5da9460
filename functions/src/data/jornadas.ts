import { jornadasDoc } from '@leal/contract/documentos';
import {
  conCobranza,
  conJornada,
  type Fecha,
  type JornadasGuardadas,
  type OpcionesVentana,
} from '@leal/domain';
import { transaccionDeTrabajo } from '../platform/transacciones.ts';
import { coleccion, leer } from './coleccion.ts';

/** What was expected of each day that is over: no other document says it. */
export const jornadas = () => coleccion('resumenes', jornadasDoc).doc('jornadas');

/** One read; none of an office that has kept no day yet. */
export const leerJornadas = async (): Promise<JornadasGuardadas> => (await leer(jornadas()))?.dias ?? {};

/** Keeps that day by the sums of all collectors at its end; one that is kept already stays. */
export const guardarJornada = (
  dia: Fecha,
  sumas: Parameters<typeof conJornada>[2],
  negocio: Pick<OpcionesVentana, 'festivos'>,
): Promise<void> =>
  transaccionDeTrabajo(async (tx) => {
    const guardadas = (await tx.get(jornadas())).data()?.dias ?? {};
    tx.set(jornadas(), { dias: conJornada(guardadas, dia, sumas, negocio) });
  });

/** Puts right what was collected on the kept days, by the sums of all collectors of that day. */
export const guardarCobranza = (hoy: Fecha, sumas: Parameters<typeof conCobranza>[2]): Promise<void> =>
  transaccionDeTrabajo(async (tx) => {
    const guardadas = (await tx.get(jornadas())).data()?.dias;
    if (guardadas) tx.set(jornadas(), { dias: conCobranza(guardadas, hoy, sumas) });
  });
