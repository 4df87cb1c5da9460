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
import { cortesDe } from '../../data/cortes.ts';
import { documentoEn, recorrerEn } from '../../data/instante.ts';
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

/**
 * All that ever moved the box is in its rows and in the cuts that were handed in. What the documents say and they lack
 * becomes a row of the open cut, for all to see; a total that is not theirs is put right.
 */
function deTotal(caja: CajaDoc, en_caja: Centavos, entregado: Centavos): Enmienda[] {
  const { id_cobrador, anterior_centavos, total_centavos: guardado } = caja;
  const enFilas = sumar(entregado, ...Object.values(caja.filas).map(({ monto_centavos }) => monto_centavos));
  // Older than the box: what was in hand until then was handed over without it.
  const anterior = anterior_centavos ?? restar(en_caja, enFilas);
  const falta = restar(restar(en_caja, anterior), enFilas);
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

/** Since when it is open is noted once a night; a box that nobody hands in must never be too full for a payment. */
function deOrden({ filas, abierta_desde }: CajaDoc): Enmienda[] {
  const alDia = abierta_desde === abiertaDesde(filas) && Object.keys(filas).length <= FILAS_DE_MAS;
  return alDia ? [] : [{ tipo: 'caja_al_dia', diferencias: [] }];
}

/** What all cuts took with them. */
async function entregadoEn(instante: Timestamp, id_cobrador: string): Promise<Centavos> {
  let entregado = CERO;
  for await (const foto of recorrerEn(instante, cortesDe({ id_cobrador })))
    entregado = sumar(entregado, foto.data().esperado_centavos);
  return entregado;
}

/** A collector's cash box as of that instant, against what the documents have put into it. */
export async function revisarCaja(
  instante: Timestamp,
  id_cobrador: string,
  en_caja: Centavos,
): Promise<Enmienda[]> {
  const [guardada, entregado] = await Promise.all([
    documentoEn(instante, cajas.doc(id_cobrador)),
    entregadoEn(instante, id_cobrador),
  ]);
  const caja = guardada ?? cajaDoc.parse({ id_cobrador });
  // It is put in order first: what the box lacks is a row of today.
  return [...deOrden(caja), ...deSumas(id_cobrador, caja), ...deTotal(caja, en_caja, entregado)];
}
