// What active credits owe, by the day on which they fall due and by how long they are behind.
import type { CreditoDoc } from '@leal/contract/documentos';

export function vencimientosDe(activos: readonly CreditoDoc[]) {
  const porFecha = Map.groupBy(activos, (c) => c.fecha_vencimiento ?? '');
  return Object.fromEntries(
    [...porFecha].map(([fecha, cs]) => [
      fecha,
      { n: cs.length, saldo_centavos: cs.reduce((total, { saldo_centavos }) => total + saldo_centavos, 0) },
    ]),
  );
}

/** The debt by the first day that is not paid and by term, of the credits that were handed over. */
export function porAtrasoDe(activos: readonly CreditoDoc[]) {
  const sumas: Record<string, { n: number; saldo_centavos: number }> = {};
  for (const { debe_desde, dias_pago, saldo_centavos } of activos) {
    if (!debe_desde) continue;
    const grupo = (sumas[`${debe_desde} ${dias_pago}`] ??= { n: 0, saldo_centavos: 0 });
    grupo.n += 1;
    grupo.saldo_centavos += saldo_centavos;
  }
  return sumas;
}
