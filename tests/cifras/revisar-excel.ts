import type { Fecha } from '@leal/domain';
import { expect } from 'vitest';
import { hojaClientes } from '../../web/src/oficina/exportar/hoja/hoja-clientes.ts';
import { hojaFiscalizacion } from '../../web/src/oficina/exportar/hoja/hoja-fiscalizacion.ts';
import type { Libro } from './libro.ts';
import type { Pantallas } from './pantallas.ts';
import * as contado from './recuento.ts';
import { suma } from './recuento.ts';

const COLUMNAS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'] as const;
const TITULOS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];

const porId = <T extends { readonly id_credito: string }>(cosas: readonly T[]): T[] =>
  cosas.toSorted((a, b) => (a.id_credito < b.id_credito ? -1 : 1));

/** Each row of the client export, and the totals row of the sheet that is made of them. */
export async function excelDeClientes(todos: Libro, pantallas: Pantallas, lunes: string) {
  const dias = contado.semanaDe(lunes);
  const renglones = await pantallas.excel('clientes', lunes as Fecha);
  const esperados = contado.deLaSemana(todos, lunes).map((credito) => ({
    id_credito: credito.id_credito,
    id_cobrador: credito.id_cobrador,
    fecha_fin: credito.fecha_vencimiento,
    monto_solicitado: credito.monto_solicitado_centavos,
    saldo_con_interes: contado.totalDe(credito),
    dias: credito.dias_pago,
    abono_diario: contado.diarioDe(credito),
    recaudado: contado.pagadoDe(todos, credito),
    saldo_restante: contado.saldoDe(todos, credito),
    ...Object.fromEntries(
      COLUMNAS.map((columna, i) => [columna, contado.pagadoEl(todos, credito, dias[i]!)]),
    ),
  }));
  expect(porId(renglones)).toMatchObject(porId(esperados));
  const hoja = hojaClientes(renglones, { inicio: dias[0] as Fecha, fin: dias[6] as Fecha });
  const total = (titulo: string) =>
    hoja.totales?.[hoja.columnas.findIndex((columna) => columna.titulo === titulo)];
  expect(TITULOS.map(total)).toEqual(dias.map((dia) => contado.entre(todos, dia).cobrado));
  expect(total('Total semana')).toBe(contado.entre(todos, lunes, dias[6]).cobrado);
  // The total as the tiles say it: the cash that the office still has for the credits of that week.
  expect(total('Por entregar')).toBe(
    suma(contado.deLaSemana(todos, lunes), ({ entrega, monto_entregado_centavos: monto }) =>
      entrega?.estado === 'por_entregar' ? monto : 0,
    ),
  );
  expect(hoja.filas).toHaveLength(esperados.length);
  return { renglones, total };
}

/** Exactly what is active now: its principal is the dashboard's capital. */
export async function excelDeFiscalizacion(todos: Libro, pantallas: Pantallas, hoy: string) {
  const renglones = await pantallas.excel('fiscalizacion', contado.lunesDe(hoy) as Fecha);
  const activos = contado.activosDe(todos);
  expect(porId(renglones).map((renglon) => renglon.id_credito)).toEqual(
    porId(activos).map((credito) => credito.id_credito),
  );
  expect(hojaFiscalizacion(renglones).filas).toHaveLength(activos.length);
  return {
    capital: suma(renglones, (renglon) => renglon.monto_solicitado),
    saldo: suma(renglones, (renglon) => renglon.saldo_restante),
  };
}
