import { ROL } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { CALLABLES } from './callables/resolver.ts';
import { LLAMADAS } from './llamadas.ts';
import type { Llamada } from './llamada.ts';
import { generarOpenApi } from './openapi.ts';

const todas = Object.entries(LLAMADAS) as unknown as [string, Llamada][];

describe('the registry of endpoints', () => {
  it('no two endpoints share a method and a path', () => {
    const claves = todas.map(([, l]) => `${l.metodo} ${l.ruta}`);
    expect(new Set(claves).size).toBe(claves.length);
  });

  it.each(todas)('%s declares a schema for each parameter of its path', (_nombre, llamada) => {
    // A token has a form of its own; any other id is a word.
    const deEjemplo = (parametro: string) => (parametro === 'token' ? 'A'.repeat(22) : 'uno');
    const enRuta = [...llamada.ruta.matchAll(/:(\w+)/g)].map(([, parametro = '']) => [
      parametro,
      deEjemplo(parametro),
    ]);
    expect(llamada.parametros.safeParse(Object.fromEntries(enRuta)).success).toBe(true);
    expect(llamada.parametros.safeParse({ ...Object.fromEntries(enRuta), otro: 'x' }).success).toBe(false);
  });

  it.each(todas.filter(([, l]) => l.metodo !== 'GET'))(
    '%s refuses a field no contract ever had',
    (_n, llamada) => {
      const { error } = llamada.cuerpo.safeParse({ campo_inventado: 1 });
      expect(error?.issues.some((i) => i.code === 'unrecognized_keys' || i.code === 'invalid_union')).toBe(
        true,
      );
    },
  );
});

/** The one reading that is no GET: an id travels in its body, and it answers everybody their own record alone. */
const LECTURAS_POR_POST = ['getUserByUid'];
/** A person's own phone tells of itself; nothing of anybody else moves. */
const DE_SU_TELEFONO = ['avisarContacto'];

describe('a supervisor', () => {
  it('may read, and change nothing', () => {
    const delSupervisor = todas.filter(
      ([, { roles }]) => roles !== 'publica' && roles.includes(ROL.supervisor),
    );
    expect(delSupervisor.length).toBeGreaterThan(20);
    const cambian = delSupervisor.filter(([, { metodo }]) => metodo !== 'GET').map(([nombre]) => nombre);
    expect(new Set(cambian)).toEqual(new Set([...LECTURAS_POR_POST, ...DE_SU_TELEFONO]));
    for (const { roles } of Object.values(CALLABLES)) expect(roles).not.toContain(ROL.supervisor);
  });
});

describe('the OpenAPI document', () => {
  const documento = generarOpenApi(Object.fromEntries(todas), '0.1.0') as {
    openapi: string;
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
  };

  it('is 3.1 and names every endpoint once', () => {
    expect(documento.openapi).toBe('3.1.0');
    const operaciones = Object.values(documento.paths).flatMap((p) => Object.keys(p));
    expect(operaciones).toHaveLength(todas.length);
  });

  it('says which call may only take what it gets', () => {
    const aceptan = Object.values(documento.paths).flatMap((ruta) =>
      (Object.values(ruta) as unknown as { operationId: string; responses: object }[]).filter(
        ({ responses }) => '202' in responses,
      ),
    );
    expect(aceptan.map(({ operationId }) => operationId)).toEqual([
      'castigarCredito',
      'enviarAbonoAlGerente',
      'registrarAbono',
    ]);
  });

  it('says what a change may answer, and which terms there are', () => {
    const { post } = documento.paths['/clientes/solicitudes/editar'] ?? {};
    const { responses } = post as unknown as { responses: Record<string, { description: string }> };
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['201', '400', '401', '403', '409', '413', '429']),
    );
    expect(responses['409']?.description).toContain('CLAVE_REUTILIZADA');
    expect(JSON.stringify(post)).toContain('"enum":[30,40,60]');
  });

  it('turns :parameters into {parameters}', () => {
    const ruta = documento.paths['/creditos/{id_credito}'];
    expect(ruta?.['get']?.parameters).toContainEqual(
      expect.objectContaining({ name: 'id_credito', in: 'path' }),
    );
  });
});
