// Bad input: always a 4xx with a sentence and a code, never a 500, and never a changed total.
import { gzipSync } from 'node:zlib';
import { LLAMADAS } from '@leal/contract';
import { centavos, ROL } from '@leal/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Respuesta } from '@leal/seed';
import { ejemplosDe } from '../setup/ejemplos.ts';
import { type Hostil, pedidosHostiles } from '../setup/hostil.ts';
import { comprobarError } from '../setup/invocar.ts';
import { type Libro, leerLibro, libroCuadrado } from '../setup/libro.ts';
import { abrirMundo, pedir, type Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();
const CUANTAS = process.env['LEAL_PRUEBAS'] === 'todo' ? 10_000 : 1_500;
const SEMILLA = 20_261_118;
/** Well below the limit for one user's burst. */
const POR_COBRADOR = 500;
const A_LA_VEZ = 16;

/** A call for the office only is tried by somebody of the office: others would be refused before their input is read. */
const deOficina = ({ nombre }: Hostil): boolean => {
  const { roles } = LLAMADAS[nombre];
  return roles !== 'publica' && !roles.some((rol) => rol === ROL.cobrador);
};

/** Runs them all, some at a time. */
async function enTandas<T>(cosas: readonly T[], hacer: (cosa: T) => Promise<void>): Promise<void> {
  const cola = cosas.values();
  const obrero = async () => {
    for (const cosa of cola) await hacer(cosa);
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, obrero));
}

function juzgar(hostil: Hostil, respuesta: Respuesta<unknown>): void {
  if (respuesta.estado < 300) {
    expect(hostil.legible, 'an unreadable request was accepted').toBe(true);
    return;
  }
  expect(respuesta.estado).toBeLessThan(500);
  // A text or a number alone is no JSON to the platform, which answers by itself.
  if (/^["\d\-tfn]/.test(hostil.cuerpo ?? '{')) expect(respuesta.estado).toBe(400);
  else comprobarError(respuesta);
}

it('every endpoint of the contract is tried', () => {
  const persona = { uid: 'x', token: 'x' } as Persona;
  const tratadas = ejemplosDe(persona).map(({ nombre }) => nombre);
  expect(new Set(tratadas)).toEqual(new Set(Object.keys(LLAMADAS)));
});

describe(`${CUANTAS} generated requests`, () => {
  const grupos = Math.ceil(CUANTAS / POR_COBRADOR);
  it.each(Array.from({ length: grupos }, (_, i) => ({ i })))(
    'part $i: refused with a code, and the books as before',
    async ({ i }) => {
      const gastos = [{ monto: centavos(15_000), motivo: 'Gasolina' }];
      const persona = await mundo.cobrador([{}, {}], { gastos });
      const gerente = await mundo.gerente();
      const victima = await mundo.cobrador([{}]);
      const antes = await leerLibro(mundo.db, victima.uid);
      const pedidos = pedidosHostiles(ejemplosDe(persona), POR_COBRADOR, SEMILLA + i);
      const malos: unknown[] = [];
      await enTandas(pedidos, async (hostil) => {
        const quien = deOficina(hostil) ? gerente : persona;
        // Through Hosting, as a browser does: Hosting sees the address first.
        const respuesta = await pedir(mundo.suite, quien.token, hostil.metodo, hostil.ruta, hostil);
        try {
          juzgar(hostil, respuesta);
        } catch (error) {
          malos.push({ hostil, respuesta, error: String(error) });
        }
      });
      expect(malos).toEqual([]);
      await libroCuadrado(mundo.db, persona.uid);
      expect(await leerLibro(mundo.db, victima.uid)).toEqual(antes);
    },
  );
});

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
    'malformed JSON (%s) is 400 by the platform, in HTML',
    async (cuerpo) => {
      const respuesta = await abono(cuerpo);
      expect(respuesta.status).toBe(400);
      expect(respuesta.headers.get('content-type')).toMatch(/^text\/html/);
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
