import { pagadoHoy, type PagadoHoy } from '@leal/contract';
import { type CreditoDoc, type DiaDoc, presentar, type UsuarioDoc } from '@leal/contract/documentos';
import {
  CERO,
  DIA_SIN_NADA,
  type Fecha,
  gestionDe,
  historialDe,
  pagosDelDia,
  quienHizo,
  sumar,
} from '@leal/domain';

type Pagado = PagadoHoy['pagado'];
/** Null: it was left to the manager, and its credit says how much. */
type Pagos = ReadonlyMap<string, Pagado | null>;

/** Each credit's payments of today: how much, and when last. */
export function pagosDe(dia: DiaDoc | undefined): Pagos {
  const pagos = new Map<string, Pagado | null>(Object.keys(dia?.en_espera ?? {}).map((id) => [id, null]));
  for (const { tipo, id_credito, hora, monto_centavos } of historialDe(dia ?? DIA_SIN_NADA)) {
    if (tipo !== 'pago') continue;
    // The newest row comes first: its hour stays.
    const despues = pagos.get(id_credito);
    const monto = sumar(despues?.monto ?? CERO, monto_centavos);
    pagos.set(id_credito, { hora, ...despues, monto, espera: false });
  }
  return pagos;
}

type DeQuien = {
  readonly hoy: Fecha;
  readonly id_cobrador: string;
  readonly rutas_prestadas: UsuarioDoc['rutas_prestadas'];
};

/** The cash was taken by whoever worked the route for its collector. */
function cobradoPor({ rutas_prestadas = [] }: DeQuien, quien: string): Pick<Pagado, 'cobrado_por'> | null {
  const prestada = rutas_prestadas.find(({ a }) => a === quien);
  return prestada ? { cobrado_por: prestada.nombre_a } : null;
}

function pagadoDe(credito: CreditoDoc, pagos: Pagos, de: DeQuien): Pagado | undefined {
  const delDia = pagos.get(credito.id_credito);
  if (delDia) return delDia;
  const dia = gestionDe(credito.gestiones, de.hoy);
  const [pago] = pagosDelDia(dia);
  const hecho = pago ?? dia.multiple;
  if (!hecho) return undefined;
  const quien = quienHizo(credito, hecho);
  const otro = quien === de.id_cobrador ? {} : cobradoPor(de, quien);
  // A row of its own is in the day.
  if (otro === null || (pago && quien === de.id_cobrador)) return undefined;
  return { monto: hecho.monto_centavos, hora: hecho.hora, espera: pago === undefined, ...otro };
}

/** The clients who have left the route by what they gave today, the newest first. */
export const presentarPagados = (docs: readonly CreditoDoc[], pagos: Pagos, de: DeQuien): PagadoHoy[] =>
  docs
    .flatMap((doc) => {
      const pagado = pagadoDe(doc, pagos, de);
      return pagado ? [{ ...presentar(pagadoHoy, doc), pagado }] : [];
    })
    .toSorted((a, b) => b.pagado.hora.localeCompare(a.pagado.hora));
