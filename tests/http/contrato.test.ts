// The contract as it is served.
import { LLAMADAS } from '@leal/contract';
import { expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo, pedir } from '../setup/mundo.ts';

const mundo = abrirMundo();
const nadie = {
  llamar: <T>(metodo: string, ruta: string) => pedir<T>(mundo.suite, undefined, metodo, ruta),
};

it('openapi.json is 3.1 and lists every endpoint with its method, success and errors', async () => {
  const { estado, cuerpo } = await nadie.llamar<{
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
  }>('GET', 'openapi.json');
  expect([estado, cuerpo.openapi]).toEqual([200, '3.1.0']);
  for (const [nombre, { metodo, ruta, exito }] of Object.entries(LLAMADAS)) {
    const operacion = cuerpo.paths[ruta.replace(/:(\w+)/g, '{$1}')]?.[metodo.toLowerCase()];
    expect(operacion?.operationId).toBe(nombre);
    expect(operacion?.responses).toHaveProperty(String(exito));
  }
});

it('the clock says its instant, its date in Monterrey and its zone', async () => {
  const { cuerpo } = await invocar(nadie, 'reloj');
  expect(cuerpo).toMatchObject({ fecha: '2026-11-18', zona: 'America/Monterrey' });
  expect(cuerpo.ahora).toMatch(/^2026-11-18T11:\d\d:\d\d(\.\d+)?-06:00$/);
});

it('health says the version', async () => {
  expect((await invocar(nadie, 'salud')).cuerpo).toEqual({
    ok: true,
    version: expect.stringMatching(/^\d/) as string,
  });
});

it('no answer may be cached, framed, sniffed or read by another origin', async () => {
  const { cabeceras } = await pedir(mundo.suite, undefined, 'GET', 'reloj', {
    cabeceras: { origin: 'https://malo.example' },
  });
  expect(cabeceras.get('cache-control')).toContain('no-store');
  expect(cabeceras.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(cabeceras.get('x-content-type-options')).toBe('nosniff');
  expect(cabeceras.has('access-control-allow-origin')).toBe(false);
});

it('a burst of a hundred captures of one collector passes the limit', async () => {
  const cobrador = await mundo.cobrador(Array.from({ length: 100 }, () => ({})));
  const respuestas = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      invocar(cobrador, 'registrarAbono', {
        cuerpo: { id_credito: `${cobrador.prefijo}-cre-${i + 1}`, monto: 120 },
      }),
    ),
  );
  expect(new Set(respuestas.map(({ estado }) => estado))).toEqual(new Set([200]));
});
