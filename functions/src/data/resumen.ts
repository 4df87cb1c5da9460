import {
  type EquipoDoc,
  equipoDoc,
  filasDeSemanaDoc,
  filasDoc,
  resumenDoc,
  semanaGuardadaDoc,
  type ResumenDoc,
  type TotalesDoc,
} from '@leal/contract/documentos';
import { type Fecha, lunesDe, sumarDias, tramosDeAtraso } from '@leal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { coleccion } from './coleccion.ts';

/*
 * A summary is made ready of many documents as of one instant, so that a screen reads it and the few that moved since:
 * every write of those says when it was (`movido_en`).
 */

/** The sums of all collectors. */
export const resumen = () => coleccion('resumenes', resumenDoc).doc('oficina');

/** The route of each collector, as the team's table and the report of risk say it. */
export const resumenDeEquipo = () => coleccion('resumenes', equipoDoc).doc('equipo');

/** The rows of some collectors; the office's sums say which documents there are. */
export const resumenDeFilas = (numero: number) => coleccion('resumenes', filasDoc).doc(`filas-${numero}`);

/** The weeks that the clock looks after; the last one is in the rows of this one. */
const SEMANAS = 12;
const PRIMERA = 2;
const DIAS = 7;

/** Their Mondays, the newest first. */
export const semanasQueSeGuardan = (hoy: Fecha): Fecha[] =>
  Array.from({ length: SEMANAS }, (_, n) => sumarDias(lunesDe(hoy), -(PRIMERA + n) * DIAS));

/** A week that is over, of all collectors; its rows are in documents of their own. */
export const semanaGuardada = (lunes: Fecha) =>
  coleccion('resumenes', semanaGuardadaDoc).doc(`semana-${lunes}`);

export const filasDeSemana = (lunes: Fecha, numero: number) =>
  coleccion('resumenes', filasDeSemanaDoc).doc(`semana-${lunes}-${numero}`);

export function rutaDeEquipo(
  { clientes_activos, en_mano_centavos, nombre_cobrador, por_atraso }: TotalesDoc,
  hoy: Fecha,
): EquipoDoc['rutas'][string] {
  const { n, saldo_centavos } = tramosDeAtraso(por_atraso, hoy);
  const tramos = { n: [...n], saldo_centavos: [...saldo_centavos] };
  return { clientes_activos, en_mano_centavos, nombre_cobrador, tramos };
}

type Leido = Pick<ResumenDoc, 'leido'>;

export const instanteDe = ({ leido }: Leido): Timestamp => new Timestamp(leido.segundos, leido.nanos);

export const comoLeido = ({ seconds: segundos, nanoseconds: nanos }: Timestamp): Leido['leido'] => ({
  segundos,
  nanos,
});

/** A write says when it was asked for, which is a little before it is there. */
const ANTES_MS = 5_000;

/** The instant from which a written document may differ from the summary. */
export const desdeCuando = (guardado: Leido): Timestamp =>
  Timestamp.fromMillis(instanteDe(guardado).toMillis() - ANTES_MS);

/** The clock makes a new one every minute; one that is older, for all that a run may fail or be late, is nobody's who looks after it. */
export const CADUCA_MS = 3 * 60_000;
export const estaAlMinuto = (guardado: Leido, ahora: Timestamp): boolean =>
  ahora.toMillis() - instanteDe(guardado).toMillis() <= CADUCA_MS;

/** The most that may have moved since and are put right. */
export const MAXIMO_MOVIDOS = 10;
