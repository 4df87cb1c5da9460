import type { BitacoraDoc, DiaDoc } from '@leal/contract/documentos';
import {
  centavos,
  CERO,
  DIAS_MIRADOS,
  type DiferenciaDeCorte,
  type Fecha,
  type FilaMirada,
  type HechosDeCobrador,
  type Revocado,
  sumarDias,
} from '@leal/domain';
import { leerAcciones } from '../../data/bitacora.ts';
import { leerDias } from '../../data/dias.ts';
import { type AlMirar, cierreDe } from './al-mirar.ts';
import { conLugares } from './con-lugares.ts';
import { correccionDe, diaDeTransferencia, diasTransferidos, leerCorregidos } from './corregidos.ts';
import { conOtros, type PrestadoSolo, repetidasDe } from './con-otros.ts';

/* What the signals of a collector's day are found in, read as it stood at the end of that day. */

const diasHasta = (fecha: Fecha, cuantos: number): Fecha[] =>
  Array.from({ length: cuantos }, (_, i) => sumarDias(fecha, i + 1 - cuantos));

/** The rows of a day that somebody captured, those that had come by then. */
const filasDe =
  (cierre: Date) =>
  ({ filas }: DiaDoc): FilaMirada[] =>
    Object.entries(filas).flatMap(([id, { captura, ...fila }]) =>
      captura && captura.sincronizado_en < cierre ? [{ ...fila, id, captura }] : [],
    );

const ACCIONES = [
  'abonos/editar-directo',
  'comprobantes/revocar',
  'cortes/cerrar',
  'cortes/confirmar',
  'creditos/entregar',
  'solicitudes/aprobar',
] as const;

const comoTexto = (valor: unknown): string | null => (typeof valor === 'string' ? valor : null);
const comoMonto = (valor: unknown) => (Number.isSafeInteger(valor) ? centavos(valor as number) : null);
const idDe = ({ documento }: BitacoraDoc): string => documento.split('/').at(-1) ?? '';

const revocadoDe = ({ despues, fecha }: BitacoraDoc): Revocado[] => {
  const folio = comoTexto(despues?.['folio']);
  return folio === null ? [] : [{ folio, en: fecha, motivo: comoTexto(despues?.['motivo']) }];
};

const diferenciaDe = (renglon: BitacoraDoc): DiferenciaDeCorte[] => {
  const diferencia_centavos = comoMonto(renglon.despues?.['diferencia_centavos']);
  if (diferencia_centavos === null || diferencia_centavos === CERO) return [];
  return [{ id_corte: idDe(renglon), en: renglon.fecha, diferencia_centavos }];
};

const prestadoDe = (renglon: BitacoraDoc): PrestadoSolo[] => {
  const { id_cliente, nombre_cliente, fecha, despues } = renglon;
  const monto_centavos = comoMonto(despues?.['monto_centavos']);
  if (id_cliente === null || monto_centavos === null) return [];
  return [
    { id_credito: idDe(renglon), en: fecha, id_cliente, cliente: nombre_cliente ?? '', monto_centavos },
  ];
};

/** What is known of those days: fifteen reads, one for each row of the audit that is looked at, one for each correction, and those of places, phones and references. */
export async function leerHechos(como: AlMirar): Promise<HechosDeCobrador> {
  const { id_cobrador, fecha } = como;
  const [dias, acciones] = await Promise.all([
    leerDias(id_cobrador, diasHasta(fecha, DIAS_MIRADOS)),
    leerAcciones(
      { id_cobrador, acciones: ACCIONES },
      { desde: sumarDias(fecha, 1 - DIAS_MIRADOS), hasta: fecha },
    ),
  ]);
  const filasDeDias = (leidos: readonly (DiaDoc | undefined)[]) =>
    leidos.flatMap((dia) => (dia ? filasDe(cierreDe(fecha))(dia) : []));
  const filas = filasDeDias(dias);
  const de = (accion: (typeof ACCIONES)[number]) => acciones.filter((renglon) => renglon.accion === accion);
  const corregidos = await leerCorregidos([...de('abonos/editar-directo'), ...de('solicitudes/aprobar')]);
  // A payment of before those days, too, may have been made a transfer in them.
  const deAntes = new Set(
    diasTransferidos(corregidos).filter((dia) => dia <= sumarDias(fecha, -DIAS_MIRADOS)),
  );
  const transferidas = [...filas, ...filasDeDias(await leerDias(id_cobrador, [...deAntes]))];
  return {
    filas: await conLugares(filas, como),
    correcciones: corregidos.flatMap(correccionDe),
    revocados: de('comprobantes/revocar').flatMap(revocadoDe),
    diferencias: [...de('cortes/confirmar'), ...de('cortes/cerrar')].flatMap(diferenciaDe),
    prestados: await conOtros(de('creditos/entregar').flatMap(prestadoDe), como),
    repetidas: await repetidasDe(transferidas, diaDeTransferencia(corregidos), como),
  };
}
