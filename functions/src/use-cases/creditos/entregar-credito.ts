import type { Cuerpo, entregarCredito as contrato } from '@leal/contract';
import type { CajaDoc, CreditoDoc, FirmaDoc } from '@leal/contract/documentos';
import {
  aPesos,
  type Centavos,
  CERO,
  diasHastaEntregar,
  efectoDeCredito,
  faltanteDe,
  fechaLocal,
  formatearFecha,
  formatearHora,
  formatearPesos,
  momentoDeEntrega,
  puedeEntregarse,
} from '@leal/domain';
import { avisarCaja } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { cajas } from '../../data/cajas.ts';
import { creditos, firmaDeLaEntrega } from '../../data/creditos.ts';
import { exigirCartera, instanteDelToque } from '../../context/cartera.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import { type ConEntrega, entregarDeCaja } from '../caja/asentar-en-caja.ts';
import { abrirFondo } from '../caja/fondo-de-entrega.ts';
import { cajaVacia, enCaja } from '../caja/leer-corte-abierto.ts';
import { asentarEfectos } from '../libro/asentar-efectos.ts';
import { exigirCaptura } from '../libro/captura.ts';

function exigirEntregable(credito: CreditoDoc): asserts credito is ConEntrega {
  switch (puedeEntregarse(credito)) {
    case 'nada_por_entregar':
      throw new ErrorApp('NO_ELEGIBLE', 'Este préstamo no tiene nada por entregar.');
    case 'ya_entregado':
      throw new ErrorApp('YA_PROCESADA', 'Este préstamo ya se había entregado.');
    case 'cancelado':
      throw new ErrorApp('CREDITO_NO_ACTIVO', 'El gerente canceló este préstamo: no lo entregues.');
    default:
  }
}

const aprobadoEn = ({ decision, creado_en }: CreditoDoc): Date => decision?.fecha ?? creado_en;

/** When the client took the cash: never before the approval, whatever a clock says. 422 FECHA_INVALIDA names its hour. */
function exigirMomento(cuerpo: Cuerpo<typeof contrato>, { ahora, negocio }: Cambio, credito: CreditoDoc) {
  const { instante } = exigirCaptura(cuerpo, ahora, negocio);
  const aprobado = aprobadoEn(credito);
  const de_telefono = cuerpo.dispositivo !== undefined;
  const momento = momentoDeEntrega({ instante, aprobado, de_telefono, parametros: negocio.parametros });
  if (momento.tipo === 'valido') return momento;
  const cuando = `${formatearFecha(fechaLocal(aprobado))}, ${formatearHora(aprobado)}`;
  throw new ErrorApp('FECHA_INVALIDA', `El préstamo se aprobó el ${cuando}: no pudo entregarse antes.`);
}

const MS_POR_MINUTO = 60_000;

/** The phone asked nobody: it had no line, or what it says is older than a question takes. The client has the cash. */
function yaPaso(
  { sin_linea, dispositivo, capturado_en }: Cuerpo<typeof contrato>,
  { ahora, negocio }: Cambio,
) {
  if (dispositivo === undefined || capturado_en === undefined) return false;
  const hace = ahora.getTime() - new Date(capturado_en).getTime();
  return sin_linea === true || hace > negocio.parametros.tolerancia_futuro_min * MS_POR_MINUTO;
}

/**
 * The loan may take more than the box has when its collector has the rest from elsewhere: by their own word, or because
 * it has happened. 422 CAJA_INSUFICIENTE without either, 409 CAMBIO_MIENTRAS when the question said another amount.
 */
function exigirEnCaja(
  cuerpo: Cuerpo<typeof contrato>,
  cambio: Cambio,
  caja: CajaDoc,
  monto: Centavos,
): Centavos {
  const disponible = enCaja(caja);
  const faltan = faltanteDe(disponible, monto);
  const { faltante: dicho } = cuerpo;
  if (faltan === (dicho ?? CERO) || yaPaso(cuerpo, cambio)) return faltan;
  if (dicho !== undefined) throw new CambioMientras({ faltan: aPesos(faltan) });
  const hay = formatearPesos(disponible > CERO ? disponible : CERO);
  throw new ErrorApp('CAJA_INSUFICIENTE', `En tu caja hay ${hay}; faltan ${formatearPesos(faltan)}.`);
}

/** The drawing has its own document: the credit says only that there is one. */
function guardarFirma(
  { tx, actor: { uid: id_cobrador, nombre: nombre_cobrador } }: Cambio,
  id_credito: string,
  dibujada: Pick<FirmaDoc, 'trazos' | 'firmada_en'>,
): void {
  tx.set(firmaDeLaEntrega(id_credito), { id_credito, id_cobrador, nombre_cobrador, ...dibujada });
}

/**
 * The cash of an approved loan went out of the collector's hands, on the day it happened. Payments may have come before: its
 * days run from the approval. The box never lends what it does not hold: what it lacks comes as a float that the office confirms. 409
 * YA_PROCESADA and CAMBIO_MIENTRAS, 422 for one that was cancelled, has nothing to hand over, was not approved yet, or is beyond the box.
 */
export const entregarCredito = {
  leer: ({ cuerpo }, uid) => ({ credito: creditos.doc(cuerpo.id_credito), caja: cajas.doc(uid) }),
  ejecutar: ({ cuerpo }, cambio, leidos) => {
    const { actor, ahora } = cambio;
    const antes = exigirCartera(actor, leidos.credito, instanteDelToque(cuerpo.capturado_en, ahora));
    exigirEntregable(antes);
    const { instante, reloj_corregido } = exigirMomento(cuerpo, cambio, antes);
    const fecha = fechaLocal(instante);
    const { id_credito, monto_entregado_centavos: monto_centavos } = antes;
    // The box of whoever hands it over: on a route that is lent, not its collector's.
    const id_cobrador = actor.uid;
    if (cuerpo.monto !== monto_centavos) throw new CambioMientras({ monto: aPesos(monto_centavos) });
    const faltan = exigirEnCaja(cuerpo, cambio, leidos.caja ?? cajaVacia(id_cobrador), monto_centavos);
    const fondo = faltan > CERO ? abrirFondo(cambio, { ...antes, id_cobrador }, faltan) : undefined;
    const { firma } = cuerpo;
    const { deshecha } = antes.entrega;
    const marcas = {
      ...(firma !== undefined && { firmada: true as const }),
      ...(reloj_corregido && { reloj_corregido }),
    };
    const ademas = {
      ...(fondo && { id_fondo: fondo.id_traspaso }),
      ...(deshecha && { deshecha }),
      ...(id_cobrador !== antes.id_cobrador && { id_cobrador }),
    };
    const entrega = { estado: 'entregada', monto_centavos, fecha, ...marcas, ...ademas } as const;
    const despues: ConEntrega = { ...antes, entrega };
    asentarEfectos(cambio, {
      credito: antes,
      cambios: { entrega },
      reparto: efectoDeCredito(antes, despues),
      de: id_cobrador,
    });
    if (firma !== undefined) guardarFirma(cambio, id_credito, { trazos: firma, firmada_en: instante });
    entregarDeCaja(cambio, antes, despues);
    avisarCaja(cambio.tx, id_cobrador);
    const dias_despues = diasHastaEntregar(fechaLocal(aprobadoEn(antes)), fecha);
    anotar(cambio, {
      accion: 'creditos/entregar',
      documento: `creditos/${id_credito}`,
      id_cobrador,
      cliente: antes,
      antes: { entrega: 'por_entregar' },
      despues: {
        entrega: 'entregada',
        monto_centavos,
        fecha,
        dias_despues,
        ...marcas,
        ...(fondo && { faltante_centavos: faltan }),
      },
    });
    const conFondo = fondo && { fondo: { id_traspaso: fondo.id_traspaso, monto: faltan } };
    return { entrega: { id_credito, monto: monto_centavos, fecha, dias_despues, ...conFondo } };
  },
} satisfies CasoCambio<
  typeof contrato,
  { credito: ReturnType<typeof creditos.doc>; caja: ReturnType<typeof cajas.doc> }
>;
