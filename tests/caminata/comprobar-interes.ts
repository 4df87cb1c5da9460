// The interest of each collector's days in a walk, and what was written off and came back, against what the audit says of every change.
import type { DiaDoc } from '@leal/contract/documentos';
import type { Espejo } from '@leal/jugador';
import { expect } from 'vitest';
import { castigadoSegunBitacora, ganadoSegunBitacora } from '../setup/interes-anotado.ts';

const sinCeros = (sumas: Iterable<readonly [string, number]>) =>
  Object.fromEntries([...sumas].filter(([, suma]) => suma !== 0));

type Hecho = { readonly id_cobrador: string; readonly fecha: string };

/** By collector and day. */
function porDia<T extends Hecho>(hechos: Iterable<T>, monto: (hecho: T) => number) {
  const sumas = new Map<string, number>();
  for (const hecho of hechos) {
    const clave = `${hecho.id_cobrador} ${hecho.fecha}`;
    sumas.set(clave, (sumas.get(clave) ?? 0) + monto(hecho));
  }
  return sinCeros(sumas);
}

export function comprobarInteresDelEquipo(espejo: Espejo): void {
  const almacen = {
    entradas: (coleccion: string) => espejo.entradas(coleccion),
    documento: (ruta: string) => espejo.documento(ruta),
  };
  const ganado = [...ganadoSegunBitacora(almacen)];
  const dias = espejo.entradas('dias').map(([, datos]) => datos as unknown as DiaDoc);
  expect({
    interes: porDia(dias, (dia) => dia.interes_centavos),
    recuperado: porDia(dias, (dia) => dia.recuperado_centavos ?? 0),
    castigado: porDia(dias, (dia) => dia.castigado_centavos ?? 0),
  }).toEqual({
    interes: porDia(ganado, ({ interes }) => interes),
    recuperado: porDia(ganado, ({ recuperado }) => recuperado),
    castigado: porDia(castigadoSegunBitacora(almacen), ({ castigado }) => castigado),
  });
}
