import { fecha, type FilaDia } from '@leal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { ahoraDelAlmacen } from './incrementos.ts';
import { moverDias, moverTotales } from './totales.ts';

beforeAll(() => {
  process.env['FIRESTORE_EMULATOR_HOST'] = '127.0.0.1:1';
  process.env['GCLOUD_PROJECT'] = 'demo-leal';
});

type Escrito = { ruta: string; datos: Record<string, unknown>; opciones: unknown };

/** Collects what a write would send; these functions touch nothing else of a transaction. */
function escribir(hacer: (tx: Transaction) => void): Escrito[] {
  const escritos: Escrito[] = [];
  const set = (ref: { path: string }, datos: Record<string, unknown>, opciones: unknown) =>
    escritos.push({ ruta: ref.path, datos, opciones });
  hacer({ set } as unknown as Transaction);
  return escritos;
}

const hoy = fecha('2026-11-20');
const ahora = new Date('2026-11-20T17:00:00Z');
const mas = (n: number) => FieldValue.increment(n);
const igual = (a: unknown, b: FieldValue) => expect(b.isEqual(a as FieldValue)).toBe(true);

describe('running totals', () => {
  it('move by additions only, and drop the days that fell out of the last 15', () => {
    const [escrito] = escribir((tx) =>
      moverTotales(
        tx,
        'c1',
        { saldo_pendiente_centavos: -100, ultimos_15_dias: { [hoy]: { pagos: 1 } } },
        { hoy, ultimo_movimiento_en: ahora },
      ),
    );
    const { ruta, datos, opciones } = escrito!;
    expect([ruta, opciones]).toEqual(['totales/c1', { merge: true }]);
    igual(datos['saldo_pendiente_centavos'], mas(-100));
    expect(datos['ultimo_movimiento_en']).toBe(ahora);
    const ultimos = datos['ultimos_15_dias'] as Record<string, Record<string, unknown>>;
    igual(ultimos['2026-11-20']!['pagos'], mas(1));
    const borrados = Object.keys(ultimos).filter((dia) => dia !== '2026-11-20');
    expect(borrados.sort().at(-1)).toBe('2026-11-05');
    for (const dia of borrados) igual(ultimos[dia], FieldValue.delete());
  });
});

describe('a day', () => {
  const fila = { cliente: 'Ana', monto_centavos: 100 } as FilaDia;

  it('is complete from its first write on, whatever that was', () => {
    const [escrito] = escribir((tx) =>
      moverDias(
        tx,
        'c1',
        { dias: { [hoy]: { visitas: 1 } }, filas: { [hoy]: { f1: fila, f0: null } } },
        ahora,
      ),
    );
    const { ruta, datos } = escrito!;
    expect(ruta).toBe('totales/c1/dias/2026-11-20');
    igual(datos['visitas'], mas(1));
    for (const suma of [
      'cobrado_centavos',
      'pagos',
      'atrasos',
      'efectivo_centavos',
      'interes_centavos',
      'condonado_centavos',
      'perdido_centavos',
      'castigado_centavos',
      'recuperado_centavos',
      'gastos_centavos',
      'gastos',
      'creditos_nuevos',
      'creditos_por_entregar',
      'creditos_terminados',
    ]) {
      igual(datos[suma], mas(0));
    }
    const filas = datos['filas'] as Record<string, unknown>;
    expect(filas['f1']).toEqual(fila);
    igual(filas['f0'], FieldValue.delete());
  });

  const captura = { capturado_en: ahora, sincronizado_en: ahora, tardia: false };
  it.each([
    ['a row that came late', { ...fila, captura: { ...captura, tardia: true } }, true],
    [
      'a row of a phone that says which one it is',
      { ...fila, captura: { ...captura, dispositivo: 'tel-1' } },
      true,
    ],
    ['a row that is taken out', null, true],
    ['any other row', { ...fila, captura }, false],
    ['a row older than the marks', fila, false],
  ])('with %s: its marks are to be computed again, %#', (_, unaFila, si) => {
    const [escrito] = escribir((tx) => moverDias(tx, 'c1', { filas: { [hoy]: { f1: unaFila } } }, ahora));
    expect(escrito!.datos['marcas_por_calcular']).toBe(si ? true : undefined);
  });

  it('that only receives cash keeps the rows that are there', () => {
    const [escrito] = escribir((tx) =>
      moverDias(tx, 'c1', { dias: { [hoy]: { efectivo_centavos: 100 } } }, ahora),
    );
    expect(escrito!.datos).not.toHaveProperty('filas');
  });

  it('notes whose payment begins to wait, and takes out who waits no more, in older documents of the day too', () => {
    const [escrito] = escribir((tx) =>
      moverDias(tx, 'c1', { enEspera: { [hoy]: { a: null, b: false } } }, ahora),
    );
    expect(escrito!.datos).toMatchObject({
      en_espera: { a: null, b: FieldValue.delete() },
      quitadas: { b: true },
    });
    expect(escrito!.datos).not.toHaveProperty('filas');
  });

  it('of a week that is over marks its report once, however many of its days move; of this week none', () => {
    const dias = {
      [fecha('2026-11-15')]: { pagos: 1 },
      [fecha('2026-11-09')]: { efectivo_centavos: 100 },
      [fecha('2026-11-16')]: { visitas: 1 },
    };
    // Rows alone are a change too.
    const filas = { [fecha('2026-11-08')]: { f1: null } };
    const escritos = escribir((tx) => moverDias(tx, 'c1', { dias, filas }, ahora));
    const marcas = escritos.filter(({ ruta }) => ruta.startsWith('reportes_semanales/'));
    expect(marcas.map(({ ruta }) => ruta).sort()).toEqual([
      'reportes_semanales/c1_2026-11-02',
      'reportes_semanales/c1_2026-11-09',
    ]);
    expect(marcas[0]).toMatchObject({
      datos: {
        id_cobrador: 'c1',
        por_recompilar: true,
        marcado_en: ahora,
        movido_en: ahoraDelAlmacen(),
      },
      opciones: { merge: true },
    });
  });
});
