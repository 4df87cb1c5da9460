// The things that the Auth emulator lets a test see and do behind the product's back.
import type { ClienteSuite } from '@leal/local';

/** POST when there is a body, GET otherwise. */
export async function pedirAuth<T>(suite: ClienteSuite, camino: string, cuerpo?: object): Promise<T> {
  const respuesta = await fetch(`http://127.0.0.1:${suite.puertos.auth}/${camino}`, {
    method: cuerpo ? 'POST' : 'GET',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(cuerpo && { body: JSON.stringify(cuerpo) }),
  });
  if (!respuesta.ok) throw new Error(`${camino}: ${respuesta.status} ${await respuesta.text()}`);
  return (await respuesta.json()) as T;
}

/** The addresses that were sent a link to reset their password. */
export async function correosDeRestablecer(suite: ClienteSuite): Promise<string[]> {
  type Correos = { oobCodes: { email: string; requestType: string }[] };
  const { oobCodes } = await pedirAuth<Correos>(suite, `emulator/v1/projects/${suite.proyecto}/oobCodes`);
  return oobCodes.filter(({ requestType }) => requestType === 'PASSWORD_RESET').map(({ email }) => email);
}

export async function desactivarEnAuth(suite: ClienteSuite, localId: string): Promise<void> {
  const camino = `identitytoolkit.googleapis.com/v1/projects/${suite.proyecto}/accounts:update`;
  await pedirAuth(suite, camino, { localId, disableUser: true });
}
