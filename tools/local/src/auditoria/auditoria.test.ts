import { expect, test } from 'vitest';
import { enRecuadro, juzgar } from './auditoria.ts';
import { leerPaquetes, loQueSale } from './lo-que-sale.ts';

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
  [
    'no registry',
    '{"error":{"code":"ENOTFOUND"}}',
    'Auditoría: saltada, el registro de npm no la contesta.',
    [],
  ],
  ['no answer', '', 'Auditoría: saltada, el registro de npm no la contesta.', []],
])('the audit: %s', (_, texto, linea, graves) => {
  expect(juzgar(texto, enviados)).toEqual({ linea, graves });
});

test('grave ones are told in a block that nobody misses, one to a line', () => {
  const lineas = enRecuadro(['algo (high)', 'otra (critical)']).split('\n');
  expect(lineas[0]).toMatch(/^━{72}$/);
  expect(lineas.at(-1)).toBe(lineas[0]);
  expect(lineas[1]).toMatch(/^DEBILIDADES GRAVES/);
  expect(lineas.slice(2, 4)).toEqual(['  algo (high)', '  otra (critical)']);
});
