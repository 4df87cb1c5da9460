import type { JornadaDeRuta } from '@leal/contract';
import { type Centavos, CERO, formatearPesos, sumar } from '@leal/domain';
import { delDia, type DelTelefono } from '../figuras/del-dia.ts';
import { cuantos } from '../textos/textos.ts';
import type { Ruta } from './ruta-leida.ts';

/** The day at a glance, with what the server has confirmed since the answer; what it has not stands beside. */
export type Vistazo = Pick<
  JornadaDeRuta,
  'debidos' | 'visitados' | 'recaudado' | 'transferido' | 'esperado'
> & {
  readonly sinConfirmar: { readonly clientes: number; readonly monto: Centavos };
};

type Leida = Pick<Ruta, 'datos' | 'inician_manana' | 'jornada' | 'fecha'>;

/** The day of the route by its answer and by what this phone knows. */
export function vistazoDe(ruta: Leida, delTelefono: DelTelefono): Vistazo | undefined {
  const { datos, inician_manana, jornada, fecha } = ruta;
  if (jornada === undefined) return undefined;
  const enLista = new Set([...datos, ...inician_manana].map(({ id_credito }) => id_credito));
  const deManana = new Set(inician_manana.map(({ id_credito }) => id_credito));
  const { confirmado, sinConfirmar } = delDia(delTelefono, [fecha], {
    filas: jornada.pagos,
    visitado: (id_credito) => !enLista.has(id_credito),
  });
  // A client who pays in advance is one more of the day.
  const adelantados = confirmado.visitados.filter((id) => deManana.has(id)).length;
  return {
    debidos: jornada.debidos + adelantados,
    visitados: jornada.visitados + confirmado.visitados.length,
    recaudado: sumar(jornada.recaudado, confirmado.monto),
    transferido: sumar(jornada.transferido ?? CERO, confirmado.transferido) || undefined,
    esperado: jornada.esperado,
    sinConfirmar: { clientes: sinConfirmar.visitados.length, monto: sinConfirmar.monto },
  };
}

/** '+ 1 cliente y $120.00 sin confirmar'; undefined when the server knows it all. */
export function textoAparte({ sinConfirmar: { clientes, monto } }: Vistazo): string | undefined {
  const partes = [
    ...(clientes > 0 ? [cuantos(clientes, 'cliente', 'clientes')] : []),
    ...(monto > 0 ? [formatearPesos(monto)] : []),
  ];
  return partes.length > 0 ? `+ ${partes.join(' y ')} sin confirmar` : undefined;
}
