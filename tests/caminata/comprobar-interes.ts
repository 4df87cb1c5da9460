// The interest of each collector's days in a walk, and what was written off and came back, against what the audit says of every change.
import type { DiaDoc } from '@leal/contract/documentos';
import type { Espejo } from '@leal/jugador';
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

type PorDia = ReturnType<typeof porDia>;

/** The days of which both say something else: of a hundred that are compared, a reader wants these. */
const distintos = (dicho: PorDia, contado: PorDia) =>
  Object.keys({ ...dicho, ...contado }).flatMap((clave) =>
    dicho[clave] === contado[clave] ? [] : [{ clave, dicho: dicho[clave], contado: contado[clave] }],
  );

export function comprobarInteresDelEquipo(espejo: Espejo): void {
  const almacen = {
    entradas: (coleccion: string) => espejo.entradas(coleccion),
    documento: (ruta: string) => espejo.documento(ruta),
  };
  const ganado = [...ganadoSegunBitacora(almacen)];
  const castigado = [...castigadoSegunBitacora(almacen)];
  const dias = espejo.entradas('dias').map(([, datos]) => datos as unknown as DiaDoc);
  const comparados = {
    interes: distintos(
      porDia(dias, (dia) => dia.interes_centavos),
      porDia(ganado, ({ interes }) => interes),
    ),
    recuperado: distintos(
      porDia(dias, (dia) => dia.recuperado_centavos ?? 0),
      porDia(ganado, ({ recuperado }) => recuperado),
    ),
    castigado: distintos(
      porDia(dias, (dia) => dia.castigado_centavos ?? 0),
      porDia(castigado, ({ castigado: perdido }) => perdido),
    ),
  };
  for (const [que, otros] of Object.entries(comparados))
    if (otros.length > 0) throw new Error(`${que} of the days is not the audit's\n${JSON.stringify(otros)}`);
}
