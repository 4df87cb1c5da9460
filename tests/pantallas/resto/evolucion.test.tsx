// Worse or better, as the office reads it: the weeks that a night kept, what a correction made of one, and when there are none.
import type { evolucion, Respuesta } from '@leal/contract';
import { type CifrasDeSemana, fecha } from '@leal/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { conciliarSaldos } from '../../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { CADA_TAMANO } from '../../e2e/apoyo/tamanos.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Pedido } from '../apoyo/abrir.tsx';
import { cifra, consulta, laTabla, losRenglones, reintentar, sePone, valorDe } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';

// Today is Wednesday 18 November 2026: the last week that is over is that of Monday the 9th.
const LUNES = '2026-11-09';
const EVOLUCION = /gerente\/evolucion/;
const CARTERA = [
  creditoDe('Ana Semanas', { fecha_inicio: fecha('2026-10-26') }),
  creditoDe('Beto Semanas', { fecha_inicio: fecha('2026-11-03') }),
];

/** A collector whose weeks a night has kept, before the office's were: what comes later is a correction of these. */
async function conSemanas() {
  const cobrador = await mundo.cobrador(CARTERA);
  const ahora = await mundo.ahora();
  const deOficina = mundo.db.collection('fotos_semanales').where('id_cobrador', '==', null);
  const { docs } = await deOficina.get();
  await Promise.all(docs.map((foto) => foto.ref.delete()));
  const { fallidos } = await conciliarSaldos({ reloj: { ahora: () => ahora }, cobradores: [cobrador.uid] });
  expect(fallidos).toEqual([]);
  await Promise.all(docs.map((foto) => foto.ref.set(foto.data())));
  return cobrador;
}

const delServidor = async (id_cobrador: string) =>
  (await invocar(await gerente(), 'evolucion', { consulta: { id_cobrador } })).cuerpo as unknown as Respuesta<
    typeof evolucion
  >;
const enPantalla = async (uid: string, pedido: Pedido = {}, mas = '') =>
  enOficina(`gerente/evolucion?cobrador=${uid}${mas}`, pedido);
const parte = (porcentaje: number | null | undefined) =>
  typeof porcentaje === 'number' ? `${porcentaje.toFixed(2)} %` : '—';

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  test('says the weeks of a collector, what became of each age, and the vintages', async () => {
    const { uid } = await conSemanas();
    const visto = await delServidor(uid);
    const ultima = visto.semanas.at(-1)!;
    const { usuario } = await enPantalla(uid, { tamano });
    await screen.findByRole('heading', { name: 'Mejor o peor' });
    await sePone('Cobrado de lo que tocaba', parte(ultima.cifras.cobrado.porcentaje));
    expect(valorDe('Más de 7 días')).toBe(parte(ultima.cifras.riesgo[1]?.porcentaje));
    expect(valorDe('Primeros abonos fallados')).toBe(parte(ultima.cifras.primeros.porcentaje));
    const semanas = await losRenglones('Semana por semana');
    expect(semanas).toHaveLength(visto.semanas.length);
    // It was made on Wednesday, not in Sunday's night.
    expect(semanas[0]?.[0]).toMatch(/2026Se guardó el 18\/11\/2026$/);
    expect(await losRenglones('Cartera con más de 7 días de atraso, por semana')).toHaveLength(
      visto.semanas.length,
    );
    const cambios = await losRenglones('De una semana a otra');
    // Beto’s first day was the 4th: four days before Sunday the 8th, eleven before the 15th.
    expect(cambios[0]?.[1]).toBe('De 1 que debían 1–7 días: 1 peor');
    expect((await losRenglones('Cosechas')).map(([mes]) => mes)).toEqual([
      'noviembre de 20261 préstamo',
      'octubre de 20261 préstamo',
    ]);
    await usuario.click(screen.getByRole('radio', { name: '8–15' }));
    await waitFor(() => expect(consulta()).toBe(`?cobrador=${uid}&de=8`));
    await waitFor(async () =>
      expect((await losRenglones('De una semana a otra'))[0]?.[1]).toMatch(/que debían 8–15 días/),
    );
    await usuario.click(screen.getByRole('button', { name: 'Qué es Cosechas' }));
    await within(await screen.findByRole('tooltip')).findByText(/a esos días de su inicio/);
    await usuario.click(screen.getByRole('button', { name: 'Qué es cada cifra de las semanas' }));
    const ayuda = within(await screen.findByRole('dialog'));
    for (const titulo of ['Cobrado de lo que tocaba', 'Promesas cumplidas', 'Cartera'])
      await ayuda.findByText(titulo);
    await ayuda.findByText(/Lo que debían al cerrar la semana/);
  });

  test('a week that was corrected says so, with both values; goals stand beside', async () => {
    const { uid } = await conSemanas();
    const doc = mundo.db.doc(`fotos_semanales/${uid}_${LUNES}`);
    const cifras = (await doc.get()).get('cifras') as CifrasDeSemana;
    const otras = {
      ...cifras,
      primeros: { vencieron: 4, fallaron: 1 },
      promesas: { vencieron: 8, cumplidas: 4 },
      cartera: { n: [1, 0, 0, 0, 0, 0, 0], saldo_centavos: [12_350, 0, 0, 0, 0, 0, 0] },
      // Beto's loan began on the 3rd.
      cosechas: cifras.cosechas.map((cosecha) => ({ ...cosecha, por_pagar_centavos: 0 })),
    };
    await doc.update({
      cifras: {
        ...cifras,
        primeros: { vencieron: 4, fallaron: 2 },
        promesas: { vencieron: 6, cumplidas: 3 },
      },
      corregida: { en: await mundo.ahora(), cifras: otras },
      metas: { meta_cobrado: 0, meta_riesgo: 10, meta_promesas: 80 },
    });
    await enPantalla(uid, { tamano });
    await sePone('Primeros abonos fallados', '50.00 %');
    expect(cifra('Primeros abonos fallados')?.textContent).toContain('2 de 4 · Corregido: 25.00 %');
    expect(cifra('Más de 7 días')?.textContent).toContain('Meta: 10 % o menos, no cumplida');
    const [fila] = await losRenglones('Semana por semana');
    expect(fila?.[0]).toContain('Corregida el 18/11/2026');
    expect(fila?.join(' ')).toContain('Corregido: 25.00 %');
    // The same part of other counts is told too.
    expect(fila?.[3]).toMatch(/^50\.00 %3 de 6Meta: .*Corregido: 50\.00 %, 4 de 8$/);
    expect(fila?.[5]).toMatch(/2 clientesCorregido: \$123\.50, 1 cliente$/);
    const [noviembre, octubre] = await losRenglones('Cosechas');
    expect([noviembre?.[1], octubre?.[1]]).toEqual(['100.00 %*Corregido: 0.00 %', '100.00 %*']);
  });

  test('it waits in its own shape, and a failed load says so and is asked again', async () => {
    const { uid } = await conSemanas();
    const { red, usuario } = await enPantalla(uid, { tamano, antes: (laRed) => laRed.rechazar(EVOLUCION) });
    await reintentar(usuario, 'Error al obtener las semanas', () => red.dejarPasar());
    await laTabla('Semana por semana');
  });
});

test('a collector without any week is told so', async () => {
  const { uid } = await mundo.cobrador([]);
  await enPantalla(uid);
  await screen.findByText(/Todavía no hay semanas cerradas/);
});
