import { describe, expect, it } from 'vitest';
import { claimsGuardados } from './token-guardado.ts';

const base64url = (texto: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(texto)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const persistido = (accessToken: unknown) => ({ uid: 'u1', stsTokenManager: { accessToken } });

describe('the claims of a persisted user', () => {
  it('are read from its token, expired or not', () => {
    const token = `${base64url('{}')}.${base64url('{"id_rol":5,"name":"Íñigo"}')}.firma`;
    expect(claimsGuardados(persistido(token))).toEqual({ id_rol: 5, name: 'Íñigo' });
  });

  it.each([[undefined], [''], [7], ['sinpuntos']])('are none when the token is %j', (token) => {
    expect(claimsGuardados(persistido(token))).toEqual({});
  });
});
