import { ROL, type IdRol } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { deQuien, exigirActor, exigirAlcance, exigirPropio } from './actor.ts';

const registro = (cambios = {}) => ({
  id_usuario: 'u1',
  nombre: 'Ana',
  email: 'ana@leal.demo',
  id_rol: ROL.cobrador as IdRol,
  activo: true,
  creado_en: new Date(0),
  ...cambios,
});
const identidad = (id_rol: IdRol | null = ROL.cobrador) => ({
  uid: 'u1',
  email: 'ana@leal.demo',
  id_rol,
  sesion: 100,
});
const quien = (id_rol: IdRol) => ({ uid: 'u1', nombre: 'Ana', email: '', id_rol });
const error = (codigo: string, message?: string) =>
  expect.objectContaining({ codigo, ...(message !== undefined && { message }) });

describe('who acts', () => {
  it('is the record, when the token claims the same role', () => {
    expect(exigirActor(identidad(), registro())).toEqual({
      uid: 'u1',
      nombre: 'Ana',
      email: 'ana@leal.demo',
      id_rol: 5,
      sesion: 100,
    });
  });

  it('brings the routes that they lend and work for others, as the record has them', () => {
    const rutas_prestadas = { r1: { de: 'u1', a: 'u2' } };
    expect(exigirActor(identidad(), registro({ rutas_prestadas }) as never)).toMatchObject({
      rutas_prestadas,
    });
  });

  it('is nobody without a record, or with another role than the token claims', () => {
    expect(() => exigirActor(identidad(), undefined)).toThrowError(error('PROHIBIDO'));
    expect(() => exigirActor(identidad(ROL.gerente), registro())).toThrowError(error('PROHIBIDO'));
    expect(() => exigirActor(identidad(null), registro())).toThrowError(error('PROHIBIDO'));
  });

  it.each(['otra@leal.demo', null])('is nobody while the account has another e-mail: %s', (email) => {
    expect(() => exigirActor({ ...identidad(), email }, registro())).toThrowError(
      error('PROHIBIDO', expect.stringContaining('no es el registrado') as string),
    );
  });

  it('learns that the account is disabled', () => {
    const mensaje = 'Tu cuenta está desactivada.';
    expect(() => exigirActor(identidad(), registro({ activo: false }))).toThrowError(
      error('PROHIBIDO', mensaje),
    );
  });
});

describe('a session that a manager has ended', () => {
  it.each([
    { sesiones_terminadas: [90, 100] },
    { sesiones_desde: 101 },
    { sesiones_desde: 101, sesiones_terminadas: [] },
  ])('is nobody’s: %j', (terminadas) => {
    expect(() => exigirActor(identidad(), registro(terminadas))).toThrowError(
      error('PROHIBIDO', 'Tu sesión se cerró desde la oficina. Inicia sesión de nuevo.'),
    );
  });

  it('leaves the others of its person as they were', () => {
    const otra = { ...identidad(), sesion: 101 };
    const terminadas = { sesiones_desde: 100, sesiones_terminadas: [100] };
    expect(exigirActor(otra, registro(terminadas))).toMatchObject({ sesion: 101 });
  });
});

describe('whose data', () => {
  it('a collector names only themself; the office names anybody', () => {
    expect(() => exigirPropio(quien(ROL.cobrador), 'u1')).not.toThrow();
    expect(() => exigirPropio(quien(ROL.cobrador), undefined)).not.toThrow();
    expect(() => exigirPropio(quien(ROL.cobrador), 'u2')).toThrowError(error('PROHIBIDO'));
    expect(() => exigirPropio(quien(ROL.gerente), 'u2')).not.toThrow();
  });

  it('a list shows a collector their own rows and nobody else’s; the office those of whom it names, or all', () => {
    expect(deQuien(quien(ROL.cobrador), undefined)).toBe('u1');
    expect(deQuien(quien(ROL.cobrador), 'u1')).toBe('u1');
    expect(() => deQuien(quien(ROL.cobrador), 'u2')).toThrowError(error('PROHIBIDO'));
    expect(deQuien(quien(ROL.gerente), 'u2')).toBe('u2');
    expect(deQuien(quien(ROL.gerente), undefined)).toBeNull();
  });

  it('a collector sees their own', () => {
    const propio = { id_cobrador: 'u1' };
    expect(exigirAlcance(quien(ROL.cobrador), propio)).toBe(propio);
  });

  it('an unknown id and another collector’s answer a collector alike', () => {
    const ajeno = { id_cobrador: 'u2' };
    expect(() => exigirAlcance(quien(ROL.cobrador), ajeno)).toThrowError(error('PROHIBIDO'));
    expect(() => exigirAlcance(quien(ROL.cobrador), undefined)).toThrowError(error('PROHIBIDO'));
    expect(exigirAlcance(quien(ROL.gerente), ajeno)).toBe(ajeno);
    expect(() => exigirAlcance(quien(ROL.gerente), undefined)).toThrowError(error('NO_ENCONTRADO'));
  });
});
