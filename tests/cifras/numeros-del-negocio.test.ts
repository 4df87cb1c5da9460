// The owner may set the business numbers: none of them is written in the web app, and its words follow them.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AJUSTES, deFabrica, limitesDe, NOMBRES_AJUSTES, PARAMETROS, textoDeNumero } from '@leal/domain';
import { expect, test } from 'vitest';
import { definiciones } from '../../web/src/ui/cifras/definiciones.ts';

const RAIZ = fileURLToPath(new URL('../../web/src/', import.meta.url));
const FUENTES = globSync('**/*.{ts,tsx}', { cwd: RAIZ, exclude: ['**/*.test.*'] });
const sinComentarios = (texto: string) => texto.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
/** A count of abonos or late days, a percentage paid, an hour of the day that belongs to no instant. */
const NUMERO =
  /\d+ (?:o más )?(?:abonos|atrasos)|\d+ ?% (?:pagado|del)|(?<![T:\d-])\d\d:00(?![:\d])|\d+ horas/;

test('no text in the sources of the web app contains one', () => {
  expect(FUENTES.length).toBeGreaterThan(300);
  const conNumero = FUENTES.filter((ruta) => NUMERO.test(sinComentarios(readFileSync(RAIZ + ruta, 'utf8'))));
  expect(conNumero).toEqual([]);
});

test.each(NOMBRES_AJUSTES)('the owner’s page says of %s what the screen says', (ajuste) => {
  const pagina = readFileSync(new URL('../../docs/operacion.md', import.meta.url), 'utf8').split('\n');
  const { nombre, que } = AJUSTES[ajuste];
  const [deAhi, entre] = [textoDeNumero(ajuste, deFabrica(ajuste)), limitesDe(ajuste)];
  expect(pagina.filter((linea) => linea.startsWith(`| \`${ajuste}\``))).toEqual([
    `| \`${ajuste}\` | ${deAhi} | ${entre} | ${nombre}. ${que} |`,
  ]);
});

test('the definitions of the figures say what is set', () => {
  const { abonoMinimo, elegibles, penalizaciones } = definiciones({
    ...PARAMETROS,
    porcentaje_abono_minimo: 71,
    porcentaje_renovacion: 72,
    atrasos_por_penalizacion: 7,
  });
  expect([abonoMinimo, elegibles, penalizaciones].join(' ')).toMatch(/71 %.*72 %.*cada 7 atrasos/);
});
