type Guardado = { stsTokenManager?: { accessToken?: unknown } };

/** The claims of the ID token inside a persisted user, expired or not; empty when there is none. */
export function claimsGuardados(usuario: object): Record<string, unknown> {
  const token = (usuario as Guardado).stsTokenManager?.accessToken;
  const cuerpo = typeof token === 'string' ? token.split('.')[1] : undefined;
  if (!cuerpo) return {};
  const binario = atob(cuerpo.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binario, (letra) => letra.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}
