import { ROL } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { enCurso, trabajarPara } from '../../platform/en-curso.ts';
import { admitirAviso, admitirDireccion, admitirUsuario, crearLimite, MEDIDAS } from './limite.ts';

const demasiadas = expect.objectContaining({ codigo: 'DEMASIADAS_SOLICITUDES', http: 429 });

describe('a limit', () => {
  const conReloj = (rafaga: number, porSegundo: number) => {
    let ms = 0;
    return { ...crearLimite({ rafaga, porSegundo }, () => ms), pasan: (mas: number) => void (ms += mas) };
  };

  it('lets the burst through, then a steady rate', () => {
    const { admitir, pasan } = conReloj(3, 2);
    for (let i = 0; i < 3; i += 1) admitir('c1');
    expect(() => admitir('c1')).toThrowError(demasiadas);
    pasan(400);
    expect(() => admitir('c1')).toThrowError(demasiadas);
    pasan(200);
    expect(() => admitir('c1')).not.toThrow();
    expect(() => admitir('c1')).toThrowError(demasiadas);
  });

  it('is each one’s own', () => {
    const { admitir } = conReloj(1, 1);
    admitir('c1');
    expect(() => admitir('c2')).not.toThrow();
  });

  it('charges what a call read when it is known: a debt is paid by time, document by document', () => {
    const { admitir, cobrar, pasan } = conReloj(10, 2);
    admitir('c1');
    cobrar('c1', 29);
    pasan(10_000);
    expect(() => admitir('c1')).toThrowError(demasiadas);
    pasan(500);
    expect(() => admitir('c1')).not.toThrow();
  });
});

/** Counts the calls that pass at once when each reads so many documents. */
function pasanDe(cuantas: number, admitir: (i: number) => void, lecturas = 0): number {
  for (let i = 0; i < cuantas; i += 1) {
    try {
      trabajarPara({ id: '', llamada: '', cobrar: () => undefined }, () => {
        admitir(i);
        for (let n = 0; n < lecturas; n += 1) enCurso()?.cobrar(1);
      });
    } catch (error) {
      expect(error).toEqual(demasiadas);
      return i;
    }
  }
  return cuantas;
}

describe('who pays', () => {
  const quien = (uid: string) => ({ uid, email: null, id_rol: ROL.cobrador, sesion: 1 });

  it('a user, for calls and documents: a queue of 300 payments passes at once, 2,000 documents a call does not', () => {
    expect(pasanDe(300, () => admitirUsuario(quien('cola')), 8)).toBe(300);
    expect(pasanDe(300, () => admitirUsuario(quien('ataque')), 2_003)).toBe(3);
  });

  it('an address, for a call without a token: 600 times signing in do not pass', () => {
    const desde = { headers: { 'x-forwarded-for': '187.1.1.1' } };
    const pasan = pasanDe(600, () => admitirDireccion(desde), 1);
    expect(pasan).toBeGreaterThanOrEqual(100);
    expect(pasan).toBeLessThan(200);
  });

  it.each([
    ['in the list of hops', (n: number) => ({ 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}, 187.1.1.2` })],
    [
      'in a header of Hosting',
      (n: number) => ({ 'fastly-client-ip': `10.0.${n >> 8}.${n & 255}`, 'x-forwarded-for': '187.1.1.3' }),
    ],
  ])('whoever makes addresses up %s pays as the one who handed them over', (_, headers) => {
    const pasan = pasanDe(500, (n) => admitirDireccion({ headers: headers(n) }));
    expect(pasan).toBeLessThan(MEDIDAS.direccion.rafaga + 20);
  });
});

describe('errors that a browser tells', () => {
  const identidad = (uid: string) => ({ uid, email: null, id_rol: ROL.cobrador, sesion: 1 });
  const desde = (n: number) => ({ headers: { 'x-forwarded-for': `10.7.${n >> 8}.${n & 255}` } });

  it('an account has its own, from wherever it comes', () => {
    const pasan = pasanDe(60, (n) => admitirAviso(desde(n), identidad('parlanchina')));
    expect(pasan).toBeLessThan(MEDIDAS.aviso.rafaga + 2);
    expect(() => admitirAviso(desde(0), identidad('callada'))).not.toThrow();
  });

  it('from however many addresses, nobody without an account takes from those who have one', () => {
    expect(pasanDe(2_000, (n) => admitirAviso(desde(n), undefined))).toBeLessThan(MEDIDAS.avisos.rafaga + 20);
    expect(() => admitirAviso(desde(1), identidad('ana'))).not.toThrow();
  });
});
