import type { CreditoDeRuta } from '@leal/contract';
import { centavos, fecha, type Festivo } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { unCredito } from '../credito/pruebas.ts';
import { COMO_ESTAN, estaAsi, filtrarTarjetas } from './filtros.ts';

const HOY = fecha('2026-11-18');
const DIA = { hoy: HOY, dias: { festivos: [] } };

/** Two of its daily payments are paid, and today is its third day. */
const alDia = (cambios: Partial<CreditoDeRuta> = {}): CreditoDeRuta => ({
  ...unCredito({ dias_transcurridos: 3 }),
  ...cambios,
});
const convenio = (dia: string) => ({ convenio_debe: { fecha: fecha(dia), monto: centavos(12_000) } });
const promesa = (dia: string) => ({ promesa: { fecha: fecha(dia), monto: centavos(12_000) } });

describe('how a client stands', () => {
  it.each<[string, Partial<CreditoDeRuta>, string[]]>([
    ['nothing is owed before today', {}, []],
    ['a day is owed', { dias_transcurridos: 4 }, ['atrasados']],
    ['its last day is today', { fecha_vencimiento: HOY, dias_transcurridos: 30 }, ['atrasados']],
    [
      'its last day is past',
      { fecha_vencimiento: fecha('2026-11-17'), dias_transcurridos: 30 },
      ['vencidos'],
    ],
    ['promised for today', promesa('2026-11-18'), ['prometieron']],
    ['promised for yesterday', promesa('2026-11-17'), []],
    ['promised for tomorrow', promesa('2026-11-19'), []],
    ['a convenio due today', convenio('2026-11-18'), ['prometieron']],
    ['a convenio that is broken', convenio('2026-11-17'), []],
    ['a convenio for tomorrow', convenio('2026-11-19'), []],
    ['was not there', { porque_hoy: 'No estaba' }, ['no_estaba']],
    ['was not there, with a note', { porque_hoy: 'No estaba: vuelve a las 5' }, ['no_estaba']],
    ['another reason', { porque_hoy: 'No tiene' }, []],
    ['a reason that begins alike', { porque_hoy: 'No estaba el dueño' }, []],
  ])('%s', (_, cambios, esperado) => {
    expect(COMO_ESTAN.filter((como) => estaAsi(alDia(cambios), como, DIA))).toEqual(esperado);
  });

  it('a holiday is no day that is owed', () => {
    const festivos: Festivo[] = [{ fecha: HOY, nombre: 'Hoy' }];
    expect(estaAsi(alDia(), 'atrasados', { hoy: HOY, dias: { festivos } })).toBe(true);
  });
});

describe('a filter', () => {
  const centro = alDia({ id_credito: 'a', colonia: 'Centro' });
  const centroTarde = alDia({ id_credito: 'b', colonia: 'Centro', dias_transcurridos: 9 });
  const norteTarde = alDia({ id_credito: 'c', colonia: 'Norte', dias_transcurridos: 9 });
  const sinColonia = alDia({ id_credito: 'd' });
  const todas = [centro, centroTarde, norteTarde, sinColonia];
  const ids = (filtro: Parameters<typeof filtrarTarjetas>[1]) =>
    filtrarTarjetas(todas, filtro, DIA).map(({ id_credito }) => id_credito);

  it('of nothing is the same list', () => {
    expect(filtrarTarjetas(todas, { como: undefined, colonia: '' }, DIA)).toBe(todas);
  });

  it('of one, and of both', () => {
    expect(ids({ como: 'atrasados', colonia: '' })).toEqual(['b', 'c']);
    expect(ids({ como: undefined, colonia: 'Centro' })).toEqual(['a', 'b']);
    expect(ids({ como: 'atrasados', colonia: 'Centro' })).toEqual(['b']);
    expect(ids({ como: 'vencidos', colonia: 'Centro' })).toEqual([]);
  });
});
