// A new plan that a client promised: how it goes, what counts as paid of it, whose it may be and what may stand in it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditoActivo, movimiento, p, tras, trasCorregir } from '../pruebas/constructores.ts';
import {
  type Centavos,
  centavos,
  CERO,
  comoVaElConvenio,
  type Convenio,
  convenioVigente,
  creditoTrasGestion,
  DIAS_CONVENIO,
  type EstadoCredito,
  faltaDeConvenio,
  fecha,
  MAXIMO_RENGLONES_CONVENIO,
  proponerRenglones,
  puedeConvenir,
  restar,
  sumar,
  sumarDias,
} from './index.ts';

const HOY = fecha('2026-11-18');
const dia = (n: number) => sumarDias(HOY, n);
const SALDO = p(1000);
const renglon = (n: number, monto: Centavos) => ({ fecha: dia(n), monto });

describe('how a convenio goes', () => {
  const DOS = [renglon(0, p(200)), renglon(7, p(100))];
  const va = (pagado: Centavos, hoy = HOY, renglones = DOS) =>
    comoVaElConvenio(renglones, { pagado, saldo: SALDO, hoy });

  it.each([
    ['nothing on its day', CERO, 0, 'hoy', { fecha: dia(0), monto: p(200) }],
    ["today's row but a centavo", centavos(19_999), 0, 'hoy', { fecha: dia(0), monto: centavos(1) }],
    ["today's row exactly", p(200), 0, 'al_corriente', { fecha: dia(7), monto: p(100) }],
    ['in advance, a part of the next', p(250), 0, 'al_corriente', { fecha: dia(7), monto: p(50) }],
    ['all of it in advance', p(300), 0, 'cumplido', null],
    ['more than all', p(301), 0, 'cumplido', null],
    ['nothing, the day after', CERO, 1, 'incumplido', { fecha: dia(0), monto: p(200) }],
    [
      'all but a centavo, the day after',
      centavos(19_999),
      1,
      'incumplido',
      { fecha: dia(0), monto: centavos(1) },
    ],
    ['exactly, the day after', p(200), 1, 'al_corriente', { fecha: dia(7), monto: p(100) }],
    ['nothing, on the second day: both are due', CERO, 7, 'incumplido', { fecha: dia(0), monto: p(300) }],
    ['the first, on the second day', p(200), 7, 'hoy', { fecha: dia(7), monto: p(100) }],
    ['less than nothing, which no row says', centavos(-5), 0, 'hoy', { fecha: dia(0), monto: p(200) }],
  ])('paid of it: %s', (_, pagado, n, estado, debe) => {
    expect(va(pagado, dia(n))).toMatchObject({ estado, debe });
  });

  it('says of each row what is missing, the first ones paid first, also of two in a week', () => {
    const tres = [renglon(-2, p(100)), renglon(0, p(100)), renglon(2, p(100))];
    const estados = (pagado: Centavos) =>
      va(pagado, HOY, tres).renglones.map(({ estado, falta }) => [estado, falta]);
    expect(estados(CERO)).toEqual([
      ['vencido', p(100)],
      ['hoy', p(100)],
      ['por_venir', p(100)],
    ]);
    expect(estados(p(150))).toEqual([
      ['pagado', 0],
      ['hoy', p(50)],
      ['por_venir', p(100)],
    ]);
    expect(va(CERO, HOY, tres).debe).toEqual({ fecha: dia(-2), monto: p(200) });
  });

  it('is kept where nothing is owed any more, whatever was paid of it', () => {
    const { estado, renglones } = comoVaElConvenio(DOS, { pagado: CERO, saldo: CERO, hoy: dia(30) });
    expect([estado, ...renglones.map((r) => r.estado)]).toEqual(['cumplido', 'pagado', 'pagado']);
  });

  it('asks for no more than is owed', () => {
    expect(comoVaElConvenio(DOS, { pagado: CERO, saldo: p(50), hoy: dia(9) }).debe?.monto).toBe(p(50));
  });
});

const convenio = (pagado_antes_centavos: Centavos): Convenio => ({
  id: 'c1',
  en: new Date('2026-11-18T18:00:00Z'),
  fecha: HOY,
  por: 'g1',
  nombre: 'Gema',
  renglones: [{ fecha: HOY, monto_centavos: p(200) }],
  pagado_antes_centavos,
});

describe('what counts as paid of it', () => {
  const pago = (f: string, monto: Centavos, id = `pago-${f}`) =>
    movimiento({ tipo: 'pago', dia: f, monto, id, sincronizado: new Date('2026-11-20T18:00:00Z') });
  const deEl = (credito: ReturnType<typeof creditoActivo>) =>
    restar(credito.total_pagado_centavos, credito.convenio?.pagado_antes_centavos ?? CERO);
  const activo = creditoActivo({}, { convenio: convenio(CERO) });

  it.each([
    ['the day before', '2026-11-17', 0],
    ['its day', '2026-11-18', 4000],
    ['the day after', '2026-11-19', 4000],
  ])('a payment of %s', (_, f, pagado) => {
    expect(deEl(tras(activo, pago(f, p(40))))).toBe(pagado);
  });

  it('a payment of its day or later writes nothing in it', () => {
    expect(creditoTrasGestion(activo, pago('2026-11-18', p(40)))).not.toHaveProperty('convenio');
    expect(creditoTrasGestion(creditoActivo(), pago('2026-11-17', p(40)))).not.toHaveProperty('convenio');
  });

  it('a correction below what was promised breaks it, and one of a payment from before does not', () => {
    const [antes, despues] = [pago('2026-11-17', p(40)), pago('2026-11-18', p(200))];
    const pagado = tras(activo, antes, despues);
    const va = (credito: typeof activo) =>
      comoVaElConvenio([{ fecha: HOY, monto: p(200) }], {
        pagado: deEl(credito),
        saldo: credito.saldo_centavos,
        hoy: fecha('2026-11-19'),
      }).estado;
    expect(va(pagado)).toBe('cumplido');
    expect(va(trasCorregir(pagado, despues, centavos(19_999)))).toBe('incumplido');
    const trasAntes = trasCorregir(pagado, antes, p(1));
    expect([va(trasAntes), deEl(trasAntes)]).toEqual(['cumplido', p(200)]);
    const sin = trasCorregir(pagado, antes, null);
    expect([va(sin), deEl(sin), sin.convenio?.pagado_antes_centavos]).toEqual(['cumplido', p(200), 0]);
  });

  it('is what the rows of its day and later add up to, whatever comes in what order', () => {
    const fila = fc.record({ n: fc.integer({ min: -3, max: 3 }), monto: fc.integer({ min: 1, max: 3000 }) });
    fc.assert(
      fc.property(fc.array(fila, { maxLength: 8 }), fc.nat(), fc.boolean(), (filas, cual, borra) => {
        let credito = creditoActivo({}, { convenio: convenio(CERO) });
        let libro = filas.map(({ n, monto }, i) => pago(dia(n), centavos(monto), `p${i}`));
        credito = tras(credito, ...libro);
        const una = libro[cual % Math.max(libro.length, 1)];
        if (una) {
          credito = trasCorregir(credito, una, borra ? null : centavos(7));
          libro = libro.flatMap((otra) =>
            otra !== una ? [otra] : borra ? [] : [{ ...una, monto_centavos: centavos(7) }],
          );
        }
        const desde = libro.filter((otra) => otra.fecha >= HOY).map(({ monto_centavos }) => monto_centavos);
        expect(deEl(credito)).toBe(sumar(...desde));
      }),
    );
  });
});

describe('whose it is', () => {
  const castigado = { estado_credito: 'Castigado' as const };
  it.each<
    [string, { estado_credito?: EstadoCredito; saldo_centavos?: Centavos; cliente_eliminado?: true }, boolean]
  >([
    ['an active loan', {}, true],
    ['one that was written off', castigado, true],
    ['a written-off one without balance', { ...castigado, saldo_centavos: CERO }, false],
    ['one that was paid off', { estado_credito: 'Finalizado', saldo_centavos: CERO }, false],
    ['one that was renewed', { estado_credito: 'Renovado', saldo_centavos: CERO }, false],
    ["a deleted client's", { ...castigado, cliente_eliminado: true }, false],
  ])('in force: %s', (_, cambios, vigente) => {
    const credito = { ...creditoActivo({}, { convenio: convenio(CERO) }), ...cambios };
    expect(convenioVigente(credito)).toEqual(vigente ? credito.convenio : null);
    expect(convenioVigente({ ...credito, convenio: null })).toBeNull();
  });

  const SIN = { festivos: [] };
  // Begun on Monday the 2nd: its first day is the 3rd.
  it.each<[string, Parameters<typeof creditoActivo>[1] & { cliente_eliminado?: true }, string, string]>([
    ['on its first day', {}, '2026-11-03', 'al_corriente'],
    ['a day behind', {}, '2026-11-04', 'si'],
    [
      'with its days covered',
      { saldo_centavos: p(1160), total_pagado_centavos: p(40) },
      '2026-11-04',
      'al_corriente',
    ],
    ['with a centavo missing', { saldo_centavos: centavos(116_001) }, '2026-11-04', 'si'],
    ['past its last day', {}, '2027-02-01', 'si'],
    ['not handed over', { entrega: { estado: 'por_entregar' } }, '2026-12-01', 'al_corriente'],
    ['written off', castigado, '2026-11-03', 'si'],
    ['written off, and paid', { ...castigado, saldo_centavos: CERO }, '2026-11-04', 'sin_saldo'],
    ["a deleted client's", { ...castigado, cliente_eliminado: true }, '2026-11-04', 'cliente_eliminado'],
    ['paid off', { estado_credito: 'Finalizado' }, '2026-12-01', 'no_activo'],
    ['renewed', { estado_credito: 'Renovado' }, '2026-12-01', 'no_activo'],
    ['waiting', { estado_credito: 'Pendiente' }, '2026-12-01', 'no_activo'],
  ])('may be made of one that is %s', (_, cambios, hoy, como) => {
    expect(puedeConvenir(creditoActivo({}, cambios), fecha(hoy), SIN)).toBe(como);
  });
});

describe('the rows', () => {
  it.each([
    ['today', [renglon(0, p(1))], null],
    ['yesterday', [renglon(-1, p(1))], { renglon: 0, campo: 'fecha' }],
    ['a year ahead', [renglon(DIAS_CONVENIO, p(1))], null],
    ['a day more', [renglon(DIAS_CONVENIO + 1, p(1))], { renglon: 0, campo: 'fecha' }],
    ['one day twice', [renglon(1, p(1)), renglon(1, p(1))], { renglon: 1, campo: 'fecha' }],
    ['backwards', [renglon(2, p(1)), renglon(1, p(1))], { renglon: 1, campo: 'fecha' }],
    ['all that is owed', [renglon(0, p(400)), renglon(1, p(600))], null],
    ['a centavo more', [renglon(0, p(400)), renglon(1, centavos(60_001))], { renglon: 1, campo: 'monto' }],
    ['nothing', [renglon(0, CERO)], { renglon: 0, campo: 'monto' }],
  ])('for %s', (_, renglones, falta) => {
    expect(faltaDeConvenio(renglones, { hoy: HOY, saldo: SALDO })).toEqual(falta);
  });

  it('are filled in by equal parts until all is promised, the last one with the rest', () => {
    const iguales = { monto: p(400), cada: 7, desde: dia(1), hoy: HOY, saldo: SALDO };
    expect(proponerRenglones(iguales)).toEqual([renglon(1, p(400)), renglon(8, p(400)), renglon(15, p(200))]);
    expect(proponerRenglones({ ...iguales, monto: CERO })).toEqual([]);
    expect(proponerRenglones({ ...iguales, cada: 0 })).toEqual([]);
    expect(proponerRenglones({ ...iguales, monto: p(1) })).toHaveLength(MAXIMO_RENGLONES_CONVENIO);
    expect(proponerRenglones({ ...iguales, monto: p(10), cada: 182 })).toEqual([
      renglon(1, p(10)),
      renglon(183, p(10)),
      renglon(365, p(10)),
    ]);
  });

  it('that are filled in may be sent', () => {
    const monto = fc.integer({ min: 1, max: 200_000 });
    fc.assert(
      fc.property(
        monto,
        monto,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 365 }),
        (m, saldo, cada, n) => {
          const renglones = proponerRenglones({
            monto: centavos(m),
            cada,
            desde: dia(n),
            hoy: HOY,
            saldo: centavos(saldo),
          });
          expect(renglones.length).toBeGreaterThan(0);
          expect(faltaDeConvenio(renglones, { hoy: HOY, saldo: centavos(saldo) })).toBeNull();
        },
      ),
    );
  });
});
