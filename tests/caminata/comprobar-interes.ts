// The interest of each collector's days in a walk, against what the audit says of every change.
import type { DiaDoc } from '@leal/contract/documentos';
import type { Espejo } from '@leal/jugador';
import { expect } from 'vitest';
import { ganadoSegunBitacora } from '../setup/interes-anotado.ts';

const sinCeros = (sumas: Iterable<readonly [string, number]>) =>
  Object.fromEntries([...sumas].filter(([, suma]) => suma !== 0));

export function comprobarInteresDelEquipo(espejo: Espejo): void {
  const ganado = new Map<string, number>();
  const almacen = {
    entradas: (coleccion: string) => espejo.entradas(coleccion),
    documento: (ruta: string) => espejo.documento(ruta),
  };
  for (const { id_cobrador, fecha, interes } of ganadoSegunBitacora(almacen)) {
    const clave = `${id_cobrador} ${fecha}`;
    ganado.set(clave, (ganado.get(clave) ?? 0) + interes);
  }
  const dias = espejo.entradas('dias').map(([, datos]) => datos as unknown as DiaDoc);
  const guardado = dias.map(
    ({ id_cobrador, fecha, interes_centavos }) => [`${id_cobrador} ${fecha}`, interes_centavos] as const,
  );
  expect(sinCeros(guardado)).toEqual(sinCeros(ganado));
}
