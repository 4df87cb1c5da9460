import { describe, expect, it } from 'vitest';
import { unRegistro } from './pruebas.ts';
import { enviables, esElMismo, hiloDe, type Registro, sinTerminar } from './registro.ts';

const registro = (clave: string, secuencia: number, mas: Partial<Registro> = {}): Registro =>
  unRegistro({ clave, secuencia, sobre: clave, ...mas });

const claves = (todos: readonly Registro[], ocupados: string[] = []) =>
  enviables(todos, new Set(ocupados)).map(({ clave }) => clave);

describe('what may be sent now', () => {
  it('is the first tap of each credit, however they are stored', () => {
    const todos = [
      registro('c', 3, { sobre: 'credito-1' }),
      registro('a', 1, { sobre: 'credito-1' }),
      registro('b', 2, { sobre: 'credito-2' }),
    ];
    expect(claves(todos)).toEqual(['a', 'b']);
    expect(claves(todos, ['credito-1'])).toEqual(['b']);
  });

  it('each that is about something new goes beside the others', () => {
    const altas = ['a', 'b'].map((clave, i) =>
      registro(clave, i + 1, { sobre: 'cliente nuevo', suelto: true }),
    );
    expect(claves(altas)).toEqual(['a', 'b']);
  });

  it('what was read again without a change is the same', () => {
    const leido = registro('a', 1, { respuesta: { id: 1 }, estado: 'confirmado' });
    expect(esElMismo(leido, structuredClone(leido))).toBe(true);
    expect(esElMismo(leido, { ...leido, estado: 'enviando' })).toBe(false);
    expect(esElMismo(leido, { ...leido, dicho: true })).toBe(false);
  });

  it('a payment of a credit waits for that credit', () => {
    const edicion = registro('b', 2, { sobre: 'credito-1.pago-2026-11-18' });
    expect(hiloDe(edicion)).toBe('credito-1');
    expect(claves([registro('a', 1, { sobre: 'credito-1' }), edicion])).toEqual(['a']);
    expect(claves([edicion])).toEqual(['b']);
  });

  it('is nothing that has its answer', () => {
    const estados = ['confirmado', 'en_revision', 'rechazado'] as const;
    expect(claves(estados.map((estado, n) => registro(estado, n, { estado })))).toEqual([]);
  });
});

it('only this phone knows of what waits, what was refused, and cash that was taken for another’s', () => {
  const deOtro = { yaRegistrado: true, registrado: { monto: 12_000, hora: '09:00' } };
  const enDuda = { estado: 'confirmado', monto: 12_000, respuesta: deOtro } as const;
  const abiertos: Partial<Registro>[] = [{}, { estado: 'enviando' }, { estado: 'rechazado' }, enDuda];
  const terminales: Partial<Registro>[] = [
    { estado: 'confirmado' },
    { estado: 'en_revision' },
    { ...enDuda, dicho: true },
  ];
  const terminados = [...abiertos, ...terminales].map((mas) => !sinTerminar(unRegistro(mas)));
  expect(terminados).toEqual([...abiertos.map(() => false), ...terminales.map(() => true)]);
});
