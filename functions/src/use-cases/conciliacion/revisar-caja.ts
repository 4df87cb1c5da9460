import { cajaDoc, type CajaDoc } from '@leal/contract/documentos';
import {
  abiertaDesde,
  FILAS_DE_MAS,
  type Centavos,
  CERO,
  desviaciones,
  enmiendaDe,
  restar,
  sumar,
  TIPOS_FILA_CAJA,
} from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { cajas } from '../../data/cajas.ts';
import { documentoEn } from '../../data/instante.ts';
import type { Contado } from './contar-cobrador.ts';
import { comoDiferencias, type Enmienda } from './revision.ts';

/** The sums of the open cut, by its rows. */
function sumasDeFilas({ filas }: CajaDoc) {
  const todas = Object.values(filas);
  return Object.fromEntries(
    TIPOS_FILA_CAJA.map((tipo) => [
      tipo,
      sumar(CERO, ...todas.filter((fila) => fila.tipo === tipo).map(({ monto_centavos }) => monto_centavos)),
    ]),
  );
}

/** The open cut's sums are those of its rows. */
function deSumas(id_cobrador: string, caja: CajaDoc): Enmienda[] {
  const desviadas = desviaciones(
    { sumas_centavos: caja.sumas_centavos },
    { sumas_centavos: sumasDeFilas(caja) },
  );
  if (desviadas.length === 0) return [];
  const diferencias = comoDiferencias(id_cobrador, `cajas/${id_cobrador}`, desviadas);
  return [{ tipo: 'caja', derivas: enmiendaDe(desviadas), diferencias }];
}

const enFilasDe = ({ filas }: CajaDoc, entregado: Centavos): Centavos =>
  sumar(entregado, ...Object.values(filas).map(({ monto_centavos }) => monto_centavos));

/**
 * All that ever moved the box is in its rows and in the cuts that were handed in. An amount that the documents have and
 * these lack becomes a row of the open cut, for all to see; a total that is not their sum is put right.
 */
function deTotal(caja: CajaDoc, contado: Contado): Enmienda[] {
  const { id_cobrador, anterior_centavos, total_centavos: guardado } = caja;
  const enFilas = enFilasDe(caja, contado.entregado_centavos);
  const anterior = anteriorDe(caja, contado);
  const falta = restar(restar(contado.en_caja_centavos, anterior), enFilas);
  const deriva = restar(enFilas, guardado);
  const de = (campo: string, de_mas: Centavos, cifras: { guardado: Centavos; contado: Centavos }) =>
    comoDiferencias(id_cobrador, `cajas/${id_cobrador}`, [{ ruta: [campo], ...cifras, deriva: de_mas }]);
  return [
    ...(anterior_centavos === undefined
      ? [{ tipo: 'caja_anterior' as const, anterior_centavos: anterior, diferencias: [] }]
      : []),
    ...(deriva === CERO
      ? []
      : [
          {
            tipo: 'caja' as const,
            derivas: { total_centavos: deriva },
            diferencias: de('total_centavos', deriva, { guardado, contado: enFilas }),
          },
        ]),
    ...(falta === CERO
      ? []
      : [
          {
            tipo: 'fila_caja' as const,
            monto_centavos: falta,
            diferencias: de('filas', falta, { guardado: enFilas, contado: sumar(enFilas, falta) }),
          },
        ]),
  ];
}

/** The night notes since when the box is open; a box that nobody hands in must never be too full for a payment. */
function deOrden({ filas, abierta_desde }: CajaDoc): Enmienda[] {
  const alDia = abierta_desde === abiertaDesde(filas) && Object.keys(filas).length <= FILAS_DE_MAS;
  return alDia ? [] : [{ tipo: 'caja_al_dia', diferencias: [] }];
}

/** The box as of that instant; one that nobody has written is empty. */
export const cajaEn = async (instante: Timestamp, id_cobrador: string): Promise<CajaDoc> =>
  (await documentoEn(instante, cajas.doc(id_cobrador))) ?? cajaDoc.parse({ id_cobrador });

/** The cash that was handed over before there was a box, as it was counted then; else as it is counted now. */
export function anteriorDe(caja: CajaDoc, { en_caja_centavos, entregado_centavos }: Contado): Centavos {
  if (caja.anterior_centavos !== undefined) return caja.anterior_centavos;
  return restar(en_caja_centavos, enFilasDe(caja, entregado_centavos));
}

/** A collector's cash box against what the documents have put into it. */
export function revisarCaja(caja: CajaDoc, contado: Contado): Enmienda[] {
  // The box is put in order first: what the box lacks is a row of today.
  return [...deOrden(caja), ...deSumas(caja.id_cobrador, caja), ...deTotal(caja, contado)];
}
