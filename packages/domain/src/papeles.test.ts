import { describe, expect, it } from 'vitest';
import { fecha } from './calendario.ts';
import { calcularCredito } from './credito.ts';
import { datosLegalesDe } from './datos-legales.ts';
import { centavos, sumar } from './dinero.ts';
import { type CreditoEnPapel, papelesDe } from './papeles.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';

const DOS_MIL = centavos(200_000);
const CREDITO: CreditoEnPapel = {
  ...calcularCredito(DOS_MIL, 30),
  nombre: 'Ana López',
  monto_solicitado: DOS_MIL,
  dias_pago: 30,
  interes: 20,
  fecha_inicio: fecha('2026-11-18'),
  fecha_vencimiento: fecha('2026-12-23'),
  entregado: DOS_MIL,
  fecha: fecha('2026-11-19'),
};
const conLegales = (puestos: object) => ({ ...NEGOCIO_POR_DEFECTO, legales: datosLegalesDe(puestos) });
const PUESTOS = { razon_social: 'Préstamos Leal, S.A.', lugar: 'Monterrey, Nuevo León' };
const de = (cambios: Partial<CreditoEnPapel> = {}, puestos: object = PUESTOS) =>
  papelesDe({ ...CREDITO, ...cambios }, conLegales(puestos));

describe('the papers of a loan', () => {
  it('promise the total, in figures and in words, to whom lends, on the day it is due', () => {
    expect(de().pagare[0]).toBe(
      'Debo y pagaré incondicionalmente por este pagaré, a la orden de Préstamos Leal, S.A., en Monterrey, Nuevo León, el 23 de diciembre de 2026, la cantidad de $2,400.00 (DOS MIL CUATROCIENTOS PESOS 00/100 M.N.), valor recibido a mi entera satisfacción.',
    );
  });

  it('are of the day on which the cash is handed over, and leave to be written what nobody has said', () => {
    const { fecha: dia, prestamista, lugar } = de({}, {});
    expect([dia, prestamista, lugar]).toEqual(['19 de noviembre de 2026', '_'.repeat(24), '_'.repeat(24)]);
  });

  it('say interest and cost by the figures of every other screen', () => {
    const { costo, contrato } = de();
    expect(costo).toMatchObject({ interes: 20, monto_interes: 40_000 });
    expect(costo.cat).toBeGreaterThan(1000);
    expect(contrato[1]).toContain('un interés fijo de 20 % por todo el plazo, que es de $400.00');
  });

  it('count the payments of the plan, which add up to the total; what rounding has left nothing of is none', () => {
    const { plan, contrato } = de();
    expect(contrato[2]).toContain(
      'en 30 abonos, cada uno de $80.00 y el último de $80.00, del 19/11/2026 al',
    );
    expect(sumar(...plan.map(({ monto }) => monto))).toBe(240_000);
    const poco = centavos(17);
    const { plan: corto } = de({ ...calcularCredito(poco, 30), monto_solicitado: poco });
    expect(corto.every(({ monto }) => monto > 0)).toBe(true);
    expect(sumar(...corto.map(({ monto }) => monto))).toBe(calcularCredito(poco, 30).monto_total);
  });

  it.each([
    ['all of it', 200_000, 'El cliente la recibe en efectivo.'],
    [
      'the rest of a renewal',
      150_000,
      'De esa cantidad, $500.00 liquidan su préstamo anterior y el cliente recibe $1,500.00 en efectivo.',
    ],
    ['nothing', 0, 'De esa cantidad, $2,000.00 liquidan su préstamo anterior.'],
  ])('say how the loan comes to its client: %s', (_, entregado, dicho) => {
    expect(de({ entregado: centavos(entregado) }).contrato[0]).toMatch(
      new RegExp(`${dicho.replaceAll(/[$.]/g, '\\$&')}$`),
    );
  });

  it("use the owner's words, a paragraph a line, and leave a place that nobody knows", () => {
    const pagare = ' Debo {total} a {prestamista}. \n\n{nadie} {toString} {cliente}';
    const { pagare: dicho, contrato } = de({}, { ...PUESTOS, pagare, contrato: 'ÚNICA. {monto_en_letra}' });
    expect(dicho).toEqual(['Debo $2,400.00 a Préstamos Leal, S.A..', '{nadie} {toString} Ana López']);
    expect(contrato).toEqual(['ÚNICA. DOS MIL PESOS 00/100 M.N.']);
  });

  it('no word of the form has a place that is not filled', () => {
    const { pagare, contrato } = de();
    expect([...pagare, ...contrato].filter((parrafo) => /[{}]/.test(parrafo))).toEqual([]);
  });

  it.each([
    [{}, true],
    [{ pagare: 'Debo {total}.', contrato: 'ÚNICA.' }, true],
    [{ formato_aprobado: true }, false],
  ])('with %j they say that a lawyer must approve them: %s', (puestos, dicen) => {
    expect(de({}, { ...PUESTOS, ...puestos }).aviso !== null).toBe(dicen);
  });
});
