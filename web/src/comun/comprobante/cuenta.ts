import { abonosCubiertos, acumularPagos, calcularSaldo, type Centavos, centavos, sumar } from '@leal/domain';
import { type Registro, sinResolver } from '../../lib/salida/registro.ts';
import { decideElGerente } from '../../piezas/figuras/del-dia.ts';
import { respuestaDe } from '../../piezas/figuras/respuesta.ts';
import type { PagoConComprobante } from './pago.ts';

/** The loan once the payment was made: how many daily amounts are covered, of how many, and what remains. */
export type CuentaDelPago = {
  readonly cubiertos: number;
  readonly de: number;
  readonly resta: Centavos;
  /** ISO instant of which that is true. */
  readonly cuando: string;
  /** The office has not said so yet. */
  readonly segunTelefono: boolean;
};

/** The payments of that loan on this phone, up to this one, that nobody has answered yet. */
const sinContestar = ({ id_credito }: PagoConComprobante, hasta: Registro, registros: readonly Registro[]) =>
  registros
    .slice(0, registros.indexOf(hasta))
    .filter(
      (registrado) =>
        registrado.sobre === id_credito &&
        registrado.gestion === 'pago' &&
        sinResolver(registrado) &&
        !decideElGerente(registrado),
    )
    .map(({ monto = 0 }) => centavos(monto));

/** The account by the answer to its register; before that, by what this phone knows. */
function delRegistro(pago: PagoConComprobante, registro: Registro, registros: readonly Registro[]) {
  const resumen = respuestaDe(registro)?.resumen;
  const { capturado_en, resuelto_en = capturado_en } = registro;
  if (resumen) return { resta: resumen.montoRestante, cuando: resuelto_en, segunTelefono: false };
  const tomado = sumar(...sinContestar(pago, registro, registros), pago.monto);
  return { resta: calcularSaldo(pago.prestamo.saldo, tomado), cuando: capturado_en, segunTelefono: true };
}

/** The account by the ledger, as its row left it. */
function delLibro({ prestamo, historial = [], id_pago, capturado_en }: PagoConComprobante) {
  const renglon = acumularPagos(historial.toReversed()).find(({ fila }) => fila.id_pago === id_pago);
  return (
    renglon && {
      resta: calcularSaldo(prestamo.monto_total, renglon.total),
      cuando: capturado_en,
      segunTelefono: false,
    }
  );
}

/** 'por_aplicar': a manager has to decide it, and nothing of the loan has changed. Null: nobody knows. */
export function cuentaDelPago(
  pago: PagoConComprobante,
  registros: readonly Registro[],
): CuentaDelPago | 'por_aplicar' | null {
  const registro = registros.find(({ clave }) => clave === pago.clave_pago);
  if (registro?.estado === 'rechazado') return null;
  if (registro && decideElGerente(registro)) return 'por_aplicar';
  const quedo = registro ? delRegistro(pago, registro, registros) : delLibro(pago);
  return quedo
    ? { ...quedo, cubiertos: abonosCubiertos(pago.prestamo, quedo.resta), de: pago.prestamo.dias_pago }
    : null;
}
