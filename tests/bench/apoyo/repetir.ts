import type { BrowserContext } from 'playwright-core';

type Fila = Record<string, unknown> & { item?: Record<string, unknown> };
type Lista = { datos: Fila[] };

/** The browser's drawing is measured, so that the demo's own rows serve, again and again under other ids. */
export function repetir(
  contexto: BrowserContext,
  camino: string | RegExp,
  filas: number,
  ...claves: string[]
): Promise<unknown> {
  const conOtras = (fila: Fila, n: number): Fila => ({
    ...fila,
    ...Object.fromEntries(claves.map((clave) => [clave, `${String(fila[clave])}-${n}`])),
  });
  const otra = (fila: Fila, n: number): Fila =>
    fila.item ? { ...fila, item: conOtras(fila.item, n) } : conOtras(fila, n);
  return contexto.route(camino, async (ruta) => {
    const response = await ruta.fetch();
    const lista = (await response.json()) as Lista;
    const datos = Array.from({ length: filas }, (_, n) => otra(lista.datos[n % lista.datos.length] ?? {}, n));
    await ruta.fulfill({ response, json: { ...lista, datos } });
  });
}
