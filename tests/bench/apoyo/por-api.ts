// Calls of a person over HTTP, each under a key of its own; what is refused stops the bench.
import type { DescripcionSuite } from '@leal/local';

export const porApi =
  ({ api }: Pick<DescripcionSuite, 'api'>, token: string) =>
  async <T>(metodo: 'GET' | 'POST' | 'PUT', ruta: string, cuerpo?: object): Promise<T> => {
    const respuesta = await fetch(api + ruta, {
      method: metodo,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(cuerpo && { body: JSON.stringify(cuerpo) }),
    });
    if (!respuesta.ok) throw new Error(`${ruta}: ${respuesta.status} ${await respuesta.text()}`);
    return (await respuesta.json()) as T;
  };
