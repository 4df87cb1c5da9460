// Requests as bytes, and addresses that lead nowhere: always a 4xx, and never a changed total. The fields of a request
// that can be read are tried in one process (tests/puertas).
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { comprobarError } from '../setup/invocar.ts';
import { type Libro, leerLibro } from '../setup/libro.ts';
import { abrirMundo, pedir, type Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();

describe('a request as bytes', () => {
  let persona: Persona;
  let antes: Libro;
  beforeAll(async () => {
    persona = await mundo.cobrador([{}]);
    antes = await leerLibro(mundo.db, persona.uid);
  });
  const abono = (cuerpo: string | Uint8Array<ArrayBuffer>, cabeceras: Record<string, string> = {}) =>
    fetch(`${mundo.suite.api}abonos/registrar`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${persona.token}`,
        ...cabeceras,
      },
      body: cuerpo,
    });
  const sinCambios = async () => expect(await leerLibro(mundo.db, persona.uid)).toEqual(antes);

  it.each(['{', '{"id_credito":', '[1,', "{'monto': 1}", '{"monto": NaN}', 'nada', '{"a":1}{"b":2}'])(
    'malformed JSON (%s) is 400 in our form, whatever type and charset it claims',
    async (cuerpo) => {
      for (const tipo of [
        'application/json',
        'application/json; charset=klingon',
        'application/cloudevents+json',
      ]) {
        const respuesta = await abono(cuerpo, { 'content-type': tipo });
        expect(respuesta.status).toBe(400);
        expect(await respuesta.json()).toMatchObject({
          code: 'DATOS_INVALIDOS',
          message: 'El cuerpo de la petición no es JSON válido.',
        });
      }
      await sinCambios();
    },
  );

  it.each([
    { titulo: 'no body', cuerpo: '' },
    { titulo: 'an array', cuerpo: '[]' },
    { titulo: 'a deep one', cuerpo: `${'['.repeat(5000)}${']'.repeat(5000)}` },
    { titulo: 'text that says it is none', cuerpo: 'monto=1', tipo: 'text/plain' },
    { titulo: 'a form', cuerpo: 'monto=1&id_credito=x', tipo: 'application/x-www-form-urlencoded' },
    {
      titulo: 'another encoding',
      cuerpo: new Uint8Array([0xff, 0xfe, 0x7b]),
      tipo: 'application/octet-stream',
    },
  ])('$titulo is 400 with a code', async ({ cuerpo, tipo = 'application/json' }) => {
    const respuesta = await abono(cuerpo, { 'content-type': tipo });
    expect(respuesta.status).toBe(400);
    expect(await respuesta.json()).toMatchObject({ code: 'DATOS_INVALIDOS' });
    await sinCambios();
  });

  it.each([
    { kB: 99, estado: 400, code: 'DATOS_INVALIDOS' },
    { kB: 101, estado: 413, code: 'CARGA_DEMASIADO_GRANDE' },
    { kB: 900, estado: 413, code: 'CARGA_DEMASIADO_GRANDE' },
  ])('a body of $kB kB is $estado', async ({ kB, estado, code }) => {
    const cuerpo = JSON.stringify({ id_credito: 'x', monto: 1, motivo: 'x'.repeat(kB * 1024) });
    const respuesta = await abono(cuerpo);
    expect(respuesta.status).toBe(estado);
    expect(await respuesta.json()).toMatchObject({ code });
    await sinCambios();
  });

  it.each([
    ['says gzip and is not', '{}', 'gzip'],
    ['unfolds to a hundred times its size', gzipSync(Buffer.alloc(10_000_000, ' ')), 'gzip'],
    ['names an unfolding that is nobody’s', '{}', 'x'],
  ])('a body that %s is refused before it is unfolded', async (_titulo, cuerpo, codificacion) => {
    const respuesta = await abono(cuerpo, { 'content-encoding': codificacion });
    expect(respuesta.status).toBe(413);
    expect(await respuesta.json()).toMatchObject({ code: 'CARGA_DEMASIADO_GRANDE' });
    await sinCambios();
  });
});

describe('an address that leads nowhere', () => {
  it.each([
    ['GET', 'no-existe'],
    ['GET', ''],
    ['GET', 'abonos'],
    ['GET', 'abonos/registrar'],
    ['DELETE', 'abonos/registrar'],
    ['POST', 'reloj'],
    ['PATCH', 'clientes/orden'],
    ['OPTIONS', 'abonos/registrar'],
    ['GET', '__proto__'],
    ['GET', 'creditos'],
    ['GET', 'creditos/a/b/c'],
    ['GET', 'creditos/%E0%A4%A'],
    ['POST', '_local/otro'],
  ])('%s %s is a 404 or 400 in JSON', async (metodo, ruta) => {
    const respuesta = await pedir(mundo.suite, undefined, metodo, ruta);
    expect([400, 404]).toContain(respuesta.estado);
    comprobarError(respuesta);
  });
});
