import { expect } from 'vitest';
import { leerLibro } from './libro.ts';
import { festivosDe, type Oficina } from './oficina.ts';
import type { Pantallas } from './pantallas.ts';
import { DIAS_DE_RIESGO, EDADES_DE_ATRASO, exigirParte } from './partes-de-riesgo.ts';
import { type Contado, corriendo, parte } from './recuento-riesgo.ts';

type Parte = ReturnType<typeof parte>;
type Vista = Parte & { readonly porcentaje: number | null };

function exigirVista({ porcentaje, ...vista }: Vista, esperada: Parte, total: number): void {
  expect(vista).toMatchObject(esperada);
  exigirParte(porcentaje, esperada.saldo, total);
}

export function exigirCartera(
  vista: Parte & { readonly riesgo: readonly (Vista & { dias: number })[] },
  de: readonly Contado[],
): void {
  const total = parte(de);
  expect({ saldo: vista.saldo, clientes: vista.clientes }).toEqual(total);
  expect(vista.riesgo.map(({ dias }) => dias)).toEqual(DIAS_DE_RIESGO);
  for (const en of vista.riesgo)
    exigirVista(en, parte(de.filter((credito) => credito.dias > en.dias)), total.saldo);
}

/** Portfolio at risk of the office, by age, by term and by collector, against every credit. */
export async function riesgo(oficina: Oficina, pantallas: Pantallas) {
  const { hoy, cobradores, documentos } = oficina;
  const contar = (id?: string) => corriendo(leerLibro(documentos, id), hoy, festivosDe(oficina));
  const visto = await pantallas.riesgo();
  const todos = contar();
  exigirCartera(visto, todos);
  expect(visto.edades.map(({ desde, hasta }) => [desde, hasta])).toEqual(EDADES_DE_ATRASO);
  for (const { desde, hasta, ...vista } of visto.edades)
    exigirVista(
      vista,
      parte(todos.filter(({ dias }) => dias >= desde && (hasta === null || dias <= hasta))),
      parte(todos).saldo,
    );
  expect(visto.plazos.map(({ dias_pago }) => dias_pago)).toEqual([30, 40, 60]);
  for (const { dias_pago, ...vista } of visto.plazos)
    exigirCartera(
      vista,
      todos.filter(({ plazo }) => plazo === dias_pago),
    );
  const conSaldo = cobradores.filter(({ id }) => contar(id).length > 0);
  expect(visto.total_cobradores).toBe(conSaldo.length);
  expect(visto.cobradores?.map(({ id_cobrador }) => id_cobrador).toSorted()).toEqual(
    conSaldo.map(({ id }) => id).toSorted(),
  );
  for (const { id_cobrador, ...vista } of visto.cobradores ?? []) exigirCartera(vista, contar(id_cobrador));
  return visto;
}
