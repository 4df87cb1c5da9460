import type { TotalesDoc } from '@leal/contract/documentos';
import { type Fecha, primerDiaDeTotales } from '@leal/domain';
import { FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { totales } from './totales.ts';

/** Keys of the running sums that say nothing any more: due dates and first unpaid days at zero, days that fell out of the last 15. */
export function clavesSobrantes(
  { vencimientos, por_atraso, ultimos_15_dias }: TotalesDoc,
  hoy: Fecha,
): FieldPath[] {
  const primero = primerDiaDeTotales(hoy);
  const nada = ({ n, saldo_centavos }: TotalesDoc['vencimientos'][Fecha]) => n === 0 && saldo_centavos === 0;
  const enCero = Object.entries(vencimientos).filter(([, saldos]) => nada(saldos));
  const sinAtraso = Object.entries(por_atraso).filter(([, porPlazo]) =>
    Object.values(porPlazo).every((saldo) => saldo === undefined || nada(saldo)),
  );
  const viejos = Object.keys(ultimos_15_dias).filter((dia) => dia < primero);
  return [
    ...enCero.map(([vence]) => new FieldPath('vencimientos', vence)),
    ...sinAtraso.map(([desde]) => new FieldPath('por_atraso', desde)),
    ...viejos.map((dia) => new FieldPath('ultimos_15_dias', dia)),
  ];
}

/** Deletes those keys, as this transaction finds them: what somebody adds meanwhile is not lost. */
export async function podarTotales(tx: Transaction, id_cobrador: string, hoy: Fecha): Promise<() => void> {
  const documento = totales.doc(id_cobrador);
  const guardados = (await tx.get(documento)).data();
  const claves = guardados ? clavesSobrantes(guardados, hoy) : [];
  return () => {
    const [primera, ...otras] = claves;
    if (!primera) return;
    const borrados = otras.flatMap((clave) => [clave, FieldValue.delete()]);
    tx.update(documento, primera, FieldValue.delete(), ...borrados);
  };
}
