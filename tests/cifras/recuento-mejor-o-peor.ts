/*
 * What 'Mejor o peor' answers, again from the weeks of each collector as `contarSemana` counts them from every document: sums of
 * collectors, risk, roll rates, parts and vintages, with nothing of the code that answers. Amounts in centavos.
 */
import type { evolucion, Respuesta } from '@leal/contract';
import { expect } from 'vitest';
import { DIAS_DE_RIESGO, EDADES_DE_ATRASO, exigirParte } from './partes-de-riesgo.ts';
import { masDias, suma } from './recuento.ts';
import { CAMBIOS, type contarSemana, TRAMOS } from './recuento-evolucion.ts';

type Contada = ReturnType<typeof contarSemana>;
type Respondida = Respuesta<typeof evolucion>;
type Cifras = Respondida['semanas'][number]['cifras'];

/** The collectors' pictures of each week, by its Monday; in order of the weeks. */
export type Contadas = ReadonlyMap<string, readonly Contada[]>;

const cuantos = (de: readonly { readonly n: number; readonly saldo_centavos: number }[]) => ({
  n: suma(de, ({ n }) => n),
  saldo: suma(de, ({ saldo_centavos }) => saldo_centavos),
});

/** Those of the portfolio who are so many days behind, or more. */
function desde(contadas: readonly Contada[], dias: number) {
  const tramos = TRAMOS.flatMap((primero, i) => (primero >= dias ? i : []));
  return cuantos(
    contadas.flatMap(({ cartera }) =>
      tramos.map((i) => ({ n: cartera.n[i] ?? 0, saldo_centavos: cartera.saldo_centavos[i] ?? 0 })),
    ),
  );
}

function exigirCambios(vistos: Cifras['cambios'], contadas: readonly Contada[]): void {
  const deEdad = (edad: number, cambio: string) =>
    cuantos(contadas.flatMap(({ cambios }) => cambios[edad]?.[cambio] ?? []));
  expect(vistos).toEqual(
    EDADES_DE_ATRASO.map(([primero, ultimo], edad) => {
      const partes = CAMBIOS.map((cambio) => deEdad(edad, cambio));
      return {
        desde: primero,
        hasta: ultimo,
        n: suma(partes, ({ n }) => n),
        saldo: suma(partes, ({ saldo }) => saldo),
        ...Object.fromEntries(CAMBIOS.map((cambio, i) => [cambio, partes[i]])),
      };
    }),
  );
}

function exigirCifras(vistas: Cifras, contadas: readonly Contada[]): void {
  const todos = desde(contadas, 0);
  expect({ n: vistas.n, saldo: vistas.saldo }).toEqual(todos);
  expect(vistas.riesgo.map(({ dias }) => dias)).toEqual(DIAS_DE_RIESGO);
  for (const { dias, porcentaje, ...en } of vistas.riesgo) {
    expect([dias, en]).toEqual([dias, desde(contadas, dias + 1)]);
    exigirParte(porcentaje, en.saldo, todos.saldo);
  }
  exigirCambios(vistas.cambios, contadas);
  expect([vistas.nuevos, vistas.de_otros]).toEqual([
    cuantos(contadas.map(({ nuevos }) => nuevos)),
    cuantos(contadas.map(({ de_otros }) => de_otros)),
  ]);
  const { promesas, primeros, cobrado } = vistas;
  expect({ promesas, primeros, cobrado }).toMatchObject({
    promesas: {
      vencieron: suma(contadas, (de) => de.promesas.vencieron),
      cumplidas: suma(contadas, (de) => de.promesas.cumplidas),
    },
    primeros: {
      vencieron: suma(contadas, (de) => de.primeros.vencieron),
      fallaron: suma(contadas, (de) => de.primeros.fallaron),
    },
    cobrado: {
      cobrado: suma(contadas, (de) => de.cobrado_centavos),
      esperado: suma(contadas, (de) => de.esperado_centavos),
    },
  });
  exigirParte(promesas.porcentaje, promesas.cumplidas, promesas.vencieron);
  exigirParte(primeros.porcentaje, primeros.fallaron, primeros.vencieron);
  exigirParte(cobrado.porcentaje, cobrado.cobrado, cobrado.esperado);
}

const ultimoDia = (mes: string): string => {
  const [ano = 0, numero = 0] = mes.split('-').map(Number);
  return new Date(Date.UTC(ano, numero, 0)).toISOString().slice(0, 10);
};

function exigirCosechas(vistas: Respondida['cosechas'], contadas: Contadas): void {
  const [primera, ultima] = [[...contadas.keys()].at(0) ?? '', [...contadas.keys()].at(-1) ?? ''];
  const todas = [...contadas.values()].flat().flatMap(({ cosechas }) => cosechas);
  const meses = [...new Set(todas.map(({ mes }) => mes))].toSorted().toReversed();
  expect(vistas.map(({ mes }) => mes)).toEqual(meses);
  for (const { mes, edades } of vistas) {
    const delMes = todas.filter((cosecha) => cosecha.mes === mes);
    const suyas = [...new Set(delMes.map(({ edad }) => edad))].toSorted((a, b) => a - b);
    expect([mes, edades.map(({ edad }) => edad)]).toEqual([mes, suyas]);
    for (const { porcentaje, ...celda } of edades) {
      const de = delMes.filter(({ edad }) => edad === celda.edad);
      expect([mes, celda]).toEqual([
        mes,
        {
          edad: celda.edad,
          n: suma(de, ({ n }) => n),
          total: suma(de, ({ total_centavos }) => total_centavos),
          por_pagar: suma(de, ({ por_pagar_centavos }) => por_pagar_centavos),
          corregida: null,
          // Who began on the first day of the month is the first to be so old, who began on its last one the last.
          completa:
            masDias(`${mes}-01`, celda.edad) >= primera &&
            masDias(ultimoDia(mes), celda.edad) <= masDias(ultima, 6),
        },
      ]);
      exigirParte(porcentaje, celda.por_pagar, celda.total);
    }
  }
}

/** The answer about weeks of which nothing was corrected, of a collector or of the office. */
export function exigirRespuesta({ semanas, cosechas }: Respondida, contadas: Contadas): void {
  expect(semanas.map(({ lunes }) => lunes)).toEqual([...contadas.keys()]);
  for (const { lunes, domingo, cifras, corregida, faltan } of semanas) {
    expect([domingo, corregida, faltan]).toEqual([masDias(lunes, 6), null, 0]);
    exigirCifras(cifras, contadas.get(lunes) ?? []);
  }
  exigirCosechas(cosechas, contadas);
}
