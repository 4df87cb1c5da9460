import { guardarOrden, reloj, salud } from '@leal/contract';
import { describe, expect, it } from 'vitest';
import { leerRespuesta } from './leer-respuesta.ts';

const json = (cuerpo: unknown, status = 200) => new Response(JSON.stringify(cuerpo), { status });

describe('an answer', () => {
  it('is decoded by its contract', async () => {
    await expect(leerRespuesta(salud, json({ ok: true, version: '1', nuevo: 1 }))).resolves.toEqual({
      ok: true,
      version: '1',
    });
  });

  it("keeps the server's words and code when it refuses", async () => {
    const rechazo = json(
      {
        message: 'Hay créditos repetidos',
        code: 'DATOS_INVALIDOS',
        detalles: [{ campo: 'x', mensaje: 'y' }],
      },
      400,
    );
    await expect(leerRespuesta(guardarOrden, rechazo)).rejects.toMatchObject({
      codigo: 'DATOS_INVALIDOS',
      mensaje: 'Hay créditos repetidos',
      http: 400,
      detalles: [{ campo: 'x', mensaje: 'y' }],
    });
  });

  it.each([
    ["the platform's HTML", new Response('<html>Bad Request</html>', { status: 400 })],
    ['JSON of another shape', json({ error: 'x' }, 502)],
    ['a success that is not the contract', json({ ahora: 'ayer' })],
  ])('is ERROR_INTERNO when it is %s', async (_, respuesta) => {
    await expect(leerRespuesta(reloj, respuesta)).rejects.toMatchObject({ codigo: 'ERROR_INTERNO' });
  });

  it('whose line breaks while it comes is none: nobody knows what it said', async () => {
    const cuerpo = new ReadableStream({ start: (c) => c.error(new TypeError('network error')) });
    const rota = new Response(cuerpo, { status: 200 });
    await expect(leerRespuesta(salud, rota)).rejects.toMatchObject({ codigo: 'SIN_RESPUESTA' });
  });

  it('of a code that this version does not know keeps its message', async () => {
    const rechazo = json({ message: 'Algo nuevo', code: 'DEL_FUTURO' }, 422);
    await expect(leerRespuesta(reloj, rechazo)).rejects.toMatchObject({
      codigo: 'ERROR_INTERNO',
      mensaje: 'Algo nuevo',
      http: 422,
    });
  });
});
