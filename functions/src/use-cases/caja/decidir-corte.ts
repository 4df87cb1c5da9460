import type { Cuerpo, decidirCorte as contrato } from '@leal/contract';
import type { CorteDoc, DiferenciaDoc } from '@leal/contract/documentos';
import {
  aPesos,
  aportacionCorte,
  aportacionDiferencia,
  CERO,
  type EstadoCorte,
  restar,
  SIN_APORTACION,
  sumarAportaciones,
} from '@leal/domain';
import { avisarCaja } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { cortes } from '../../data/cortes.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import { abrirDiferencia } from './diferencias.ts';
import { moverEnMano } from './mover-en-mano.ts';
import { presentarCorte } from './presentar-corte.ts';

const YA: { readonly [E in Exclude<EstadoCorte, 'entregado'>]: string } = {
  devuelto: 'Este corte se devolvió: falta que lo cuente de nuevo.',
  confirmado: 'Este corte ya estaba confirmado.',
};

type Decision = Cuerpo<typeof contrato>;

/** Another count or another state than the question showed: the manager reads it first. */
function exigirLoVisto({ estado, esperado_centavos, contado_centavos }: CorteDoc, { visto }: Decision): void {
  if (estado !== 'entregado') throw new ErrorApp('YA_PROCESADA', YA[estado]);
  const igual =
    visto.estado === estado && visto.esperado === esperado_centavos && visto.contado === contado_centavos;
  if (igual) return;
  throw new CambioMientras({
    estado,
    esperado: aPesos(esperado_centavos),
    contado: aPesos(contado_centavos),
  });
}

function motivoDe({ decision, motivo }: Decision): string | null {
  if (decision === 'confirmar') return null;
  if (motivo) return motivo;
  throw new ErrorApp('DATOS_INVALIDOS', undefined, [{ campo: 'motivo', mensaje: 'El motivo es requerido' }]);
}

/** The last count says that it was returned, by whom and why. */
function conDevolucion({ actor, ahora: en }: Cambio, { veces }: CorteDoc, motivo: string): CorteDoc['veces'] {
  const devuelto = { en, nombre_gerente: actor.nombre, motivo };
  return veces.map((vez, i) => (i === veces.length - 1 ? { ...vez, devuelto } : vez));
}

/** A confirmed cut leaves its difference on its collector's account; null: it has none. */
function diferenciaDe(cambio: Cambio, corte: CorteDoc): DiferenciaDoc | null {
  const { id_corte, id_cobrador, nombre_cobrador, numero, esperado_centavos } = corte;
  const { diferencia_centavos: monto_centavos } = corte;
  if (monto_centavos === CERO) return null;
  const debe_centavos = esperado_centavos < CERO ? restar(CERO, esperado_centavos) : CERO;
  const deQuien = { id_corte, id_cobrador, nombre_cobrador, numero };
  return abrirDiferencia(cambio, { ...deQuien, monto_centavos, debe_centavos });
}

/** The office has a confirmed cut's cash: its collector has only what it lacked. */
export function moverConfirmado(cambio: Cambio, corte: CorteDoc): void {
  const falta = diferenciaDe(cambio, corte);
  const queda = falta ? aportacionDiferencia(falta) : SIN_APORTACION;
  moverEnMano(cambio, corte.id_cobrador, SIN_APORTACION, sumarAportaciones(aportacionCorte(corte), queda));
}

/**
 * A manager takes the cash as it was counted, or returns the cut with a reason. When two managers decide at once, one
 * is first. 409 YA_PROCESADA and CAMBIO_MIENTRAS.
 */
export const decidirCorte = {
  leer: ({ parametros }) => ({ corte: cortes.doc(parametros.id_corte) }),
  ejecutar: ({ cuerpo }, cambio, { corte: antes }) => {
    if (antes === undefined) throw new ErrorApp('NO_ENCONTRADO');
    exigirLoVisto(antes, cuerpo);
    const { tx, actor, ahora } = cambio;
    const motivo = motivoDe(cuerpo);
    const estado: EstadoCorte = motivo === null ? 'confirmado' : 'devuelto';
    const cambios = {
      estado,
      motivo,
      id_gerente: actor.uid,
      nombre_gerente: actor.nombre,
      fecha_respuesta: ahora,
      ...(motivo !== null && { veces: conDevolucion(cambio, antes, motivo) }),
    };
    const corte: CorteDoc = { ...antes, ...cambios };
    tx.update(cortes.doc(antes.id_corte), cambios);
    if (estado === 'confirmado') moverConfirmado(cambio, corte);
    avisarCaja(tx, corte.id_cobrador);
    const { esperado_centavos, contado_centavos, diferencia_centavos } = corte;
    anotar(cambio, {
      accion: `cortes/${cuerpo.decision}`,
      documento: `cortes/${corte.id_corte}`,
      id_cobrador: corte.id_cobrador,
      antes: { estado: antes.estado },
      despues: { estado, motivo, esperado_centavos, contado_centavos, diferencia_centavos },
    });
    return { corte: presentarCorte(corte) };
  },
} satisfies CasoCambio<typeof contrato, { corte: ReturnType<typeof cortes.doc> }>;
