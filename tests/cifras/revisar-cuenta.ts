import type { Azar } from '@leal/seed';
import { expect } from 'vitest';
import { festivosDe } from './oficina.ts';
import type { Caso } from './pantallas.ts';
import * as contado from './recuento.ts';
import { suma } from './recuento.ts';

/** The statement of one loan that began, whatever became of it. */
export async function cuenta({ oficina, pantallas, libro }: Caso, azar: Azar) {
  const empezados = libro.creditos.filter(({ fecha_inicio }) => fecha_inicio !== null);
  if (empezados.length === 0) return;
  const credito = azar.elegir(empezados);
  const festivos = festivosDe(oficina)(credito);
  const { credito: visto, ...estado } = await pantallas.estadoDeCuenta(credito.id_credito);
  const saldo = contado.saldoDe(libro, credito);
  const total = contado.totalDe(credito);
  expect({ visto, estado }).toMatchObject({
    visto: {
      monto_total: total,
      monto_diario: contado.diarioDe(credito),
      total_pagado: contado.pagadoDe(libro, credito),
      saldo,
      atrasos: contado.atrasosDe(libro, credito),
    },
    estado: {
      fecha: oficina.hoy,
      monto_interes: total - credito.monto_solicitado_centavos,
      atrasado: contado.atrasado(libro, credito, oficina.hoy, festivos),
    },
  });
  expect(suma(estado.pagos, (pago) => pago.monto)).toBe(visto.total_pagado);
  expect(estado.pagos.at(-1)?.saldo ?? total).toBe(saldo);
  const { pagos, calendario } = estado;
  const enElDia = (fecha: string) =>
    suma(
      pagos.filter((pago) => pago.fecha === fecha && pago.tipo === 'pago'),
      (pago) => pago.monto,
    );
  for (const dia of calendario.filter(({ clase }) => clase === 'pago' || clase === 'multiple'))
    expect(dia.monto).toBe(enElDia(dia.fecha));
  const dePago = pagos.filter(({ tipo }) => tipo === 'pago').map(({ fecha }) => fecha);
  const dias = calendario.map(({ fecha }) => fecha);
  expect(dias).toEqual(expect.arrayContaining(dePago));
  expect(dias).toEqual(dias.toSorted());
}
