import type { Cuerpo, entregarCorte as contrato, entregarDevuelto as contratoDevuelto } from '@leal/contract';
import type { CajaDoc, CorteDoc, TotalesDoc } from '@leal/contract/documentos';
import { aPesos, contado, esperadoDe, fechaLocal, restar } from '@leal/domain';
import { avisarCaja } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { cajas, vaciarCaja } from '../../data/cajas.ts';
import { cortes, idCorte } from '../../data/cortes.ts';
import { totales } from '../../data/totales.ts';
import { exigirAlcance, exigirPropio } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { efectivoDeHoy } from './leer-corte-abierto.ts';
import { presentarCorte } from './presentar-corte.ts';

type Contado = Pick<Cuerpo<typeof contrato>, 'conteo' | 'esperado' | 'nota'>;

/** One count of a cut by one person. */
export const vezDe = (
  { ahora: en }: Cambio,
  { conteo, nota }: Omit<Contado, 'esperado'>,
  contado_por: string | null = null,
): CorteDoc['veces'][number] => ({
  conteo,
  contado_centavos: contado(conteo),
  en,
  nota: nota ?? null,
  contado_por,
  devuelto: null,
});

/** The last count holds. */
export const trasContar = (
  esperado_centavos: CorteDoc['esperado_centavos'],
  vez: CorteDoc['veces'][number],
) => ({
  estado: 'entregado' as const,
  conteo: vez.conteo,
  contado_centavos: vez.contado_centavos,
  diferencia_centavos: restar(esperado_centavos, vez.contado_centavos),
  nota: vez.nota,
});

/**
 * The collector counted against the amount on the screen; when it has changed meanwhile, the new one is told and
 * nothing is handed in.
 */
export function exigirEsperado(
  esperado: CorteDoc['esperado_centavos'],
  { esperado: dicho }: Pick<Contado, 'esperado'>,
): void {
  if (dicho !== esperado) throw new CambioMientras({ esperado: aPesos(esperado) });
}

function anotarEntrega(cambio: Cambio, antes: CorteDoc | null, corte: CorteDoc): void {
  avisarCaja(cambio.tx, corte.id_cobrador);
  const { estado, numero, esperado_centavos, contado_centavos, diferencia_centavos } = corte;
  anotar(cambio, {
    accion: antes === null ? 'cortes/entregar' : 'cortes/entregar-de-nuevo',
    documento: `cortes/${corte.id_corte}`,
    id_cobrador: corte.id_cobrador,
    antes: antes && { estado: antes.estado, contado_centavos: antes.contado_centavos },
    despues: { estado, numero, esperado_centavos, contado_centavos, diferencia_centavos },
  });
}

/** 409 for a cut that was handed in already, 422 when there is nothing to hand in. */
export function exigirAbierto(caja: CajaDoc | undefined, numero: number): CajaDoc {
  if (caja && caja.numero > numero) throw new ErrorApp('YA_PROCESADA', 'Este corte ya se entregó.');
  if (caja === undefined || Object.keys(caja.filas).length === 0)
    throw new ErrorApp('NO_ELEGIBLE', 'No hay nada que entregar.');
  if (caja.numero !== numero) throw new ErrorApp('NO_ENCONTRADO', 'No existe ese corte.');
  return caja;
}

/** A box as it is handed in by `cobrador`. */
export function nuevoCorte(
  { ahora }: Cambio,
  cobrador: string,
  caja: CajaDoc,
  sumas: TotalesDoc | undefined,
  vez: CorteDoc['veces'][number],
): CorteDoc {
  const { id_cobrador, numero, sumas_centavos, filas } = caja;
  const fecha = fechaLocal(ahora);
  const esperado_centavos = esperadoDe(sumas_centavos);
  return {
    id_corte: idCorte(id_cobrador, numero),
    id_cobrador,
    nombre_cobrador: cobrador,
    numero,
    entregado_en: ahora,
    fecha,
    sumas_centavos,
    filas,
    esperado_centavos,
    efectivo_entregar_centavos: sumas ? efectivoDeHoy(sumas, fecha) : esperado_centavos,
    ...trasContar(esperado_centavos, vez),
    veces: [vez],
    id_gerente: null,
    nombre_gerente: null,
    fecha_respuesta: null,
    motivo: null,
  };
}

type Lee = { caja: ReturnType<typeof cajas.doc>; sumas: ReturnType<typeof totales.doc> };

/**
 * The open cut is handed in as it was counted: its rows go with it, so whatever is booked from now on is of the next
 * one. 409 YA_PROCESADA and CAMBIO_MIENTRAS, 422 NO_ELEGIBLE for an empty box.
 */
export const entregarCorte = {
  leer: (_entrada, uid) => ({ caja: cajas.doc(uid), sumas: totales.doc(uid) }),
  ejecutar: ({ cuerpo }, cambio, leidos) => {
    exigirPropio(cambio.actor, cuerpo.id_cobrador);
    const caja = exigirAbierto(leidos.caja, cuerpo.numero);
    exigirEsperado(esperadoDe(caja.sumas_centavos), cuerpo);
    const corte = nuevoCorte(cambio, cambio.actor.nombre, caja, leidos.sumas, vezDe(cambio, cuerpo));
    cambio.tx.create(cortes.doc(corte.id_corte), corte);
    vaciarCaja(cambio.tx, caja);
    anotarEntrega(cambio, null, corte);
    return { corte: presentarCorte(corte) };
  },
} satisfies CasoCambio<typeof contrato, Lee>;

/** A returned cut is counted again: the same rows, one count more. */
export const entregarDevuelto = {
  leer: ({ parametros }) => ({ corte: cortes.doc(parametros.id_corte) }),
  ejecutar: ({ cuerpo }, cambio, leidos) => {
    const antes = exigirAlcance(cambio.actor, leidos.corte);
    if (antes.estado !== 'devuelto') throw new ErrorApp('YA_PROCESADA', 'Este corte ya se entregó.');
    exigirEsperado(antes.esperado_centavos, cuerpo);
    const vez = vezDe(cambio, cuerpo);
    const cambios = { ...trasContar(antes.esperado_centavos, vez), veces: [...antes.veces, vez] };
    const corte: CorteDoc = { ...antes, ...cambios };
    cambio.tx.update(cortes.doc(antes.id_corte), cambios);
    anotarEntrega(cambio, antes, corte);
    return { corte: presentarCorte(corte) };
  },
} satisfies CasoCambio<typeof contratoDevuelto, { corte: ReturnType<typeof cortes.doc> }>;
