import { expect, test } from 'vitest';
import { enRecuadro, juzgar, juzgarAvisos } from './auditoria.ts';
import { leerPaquetes, loQueSale, versionesDe } from './lo-que-sale.ts';

const enviados = loQueSale(leerPaquetes());

const informe = (severity: string, lugar: string) =>
  JSON.stringify({ vulnerabilities: { algo: { severity, nodes: [lugar] } } });

test.each([
  ['nothing known', '{"vulnerabilities":{}}', 'Auditoría: nada conocido en lo que se envía.', []],
  [
    'of a tool only',
    informe('critical', 'node_modules/vitest'),
    'Auditoría: nada conocido en lo que se envía.',
    [],
  ],
  ['a light one', informe('moderate', 'node_modules/react'), 'Auditoría: algo (moderate).', []],
  ['a grave one', informe('high', 'node_modules/react'), 'Auditoría: algo (high).', ['algo (high)']],
])('the audit: %s', (_, texto, linea, graves) => {
  expect(juzgar(texto, enviados)).toEqual({ linea, graves, revisada: true });
});

test.each([
  ['no registry', '{"error":{"code":"ENOTFOUND"}}'],
  ['no answer', ''],
  ['a page of somebody else', '<html>'],
  ['nothing', 'null'],
])('the audit by npm: %s is no verdict', (_, texto) => expect(juzgar(texto, enviados)).toBeUndefined());

test.each([
  ['nothing known', {}, 'Auditoría: nada conocido en lo que se envía.', []],
  ['no advisory of one', { react: [] }, 'Auditoría: nada conocido en lo que se envía.', []],
  ['a light one', { react: [{ severity: 'moderate' }] }, 'Auditoría: react (moderate).', []],
  [
    'the gravest of several',
    { react: [{ severity: 'low' }, { severity: 'high' }] },
    'Auditoría: react (high).',
    ['react (high)'],
  ],
  ['of a new kind', { react: [{ severity: 'peor' }] }, 'Auditoría: react (critical).', ['react (critical)']],
])('the audit by versions: %s', (_, avisos, linea, graves) => {
  expect(juzgarAvisos(avisos)).toEqual({ linea, graves, revisada: true });
});

test('it is asked by name about each version that ships, and about no tool', () => {
  const paquetes = leerPaquetes();
  const versiones = versionesDe(paquetes, enviados);
  expect(versiones['react']).toEqual([paquetes['node_modules/react']?.version]);
  expect(versiones['vitest']).toBeUndefined();
});

test('grave ones are told in a block that nobody misses, one to a line', () => {
  const lineas = enRecuadro(['algo (high)', 'otra (critical)']).split('\n');
  expect(lineas[0]).toMatch(/^━{72}$/);
  expect(lineas.at(-1)).toBe(lineas[0]);
  expect(lineas[1]).toMatch(/^DEBILIDADES GRAVES/);
  expect(lineas.slice(2, 4)).toEqual(['  algo (high)', '  otra (critical)']);
});
