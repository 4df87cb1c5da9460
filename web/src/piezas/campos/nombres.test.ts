import { expect, test } from 'vitest';
import { NOMBRES_DE_CAJA } from './nombres-de-caja.ts';
import { EN_EXCEL } from './nombres-en-excel.ts';
import { NOMBRES, OTROS_NOMBRES } from './nombres.ts';

/** The screens' own text; the sign-in carries no table of fields in its first load. */
const PANTALLAS = import.meta.glob<string>(['../../**/*.tsx', '!../../acceso/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const NOMBRADOS = new Set<string>(
  Object.values({ ...NOMBRES, ...OTROS_NOMBRES, ...EN_EXCEL, ...NOMBRES_DE_CAJA }),
);

/** `<Dato nombre="Saldo">`, `<Form.Item label="Motivo">`. */
const ROTULO = /<(?:Dato|Dicho|Sena|Form\.Item|CampoTexto)\s[^<>]*?\b(?:nombre|label|etiqueta)="([^"]+)"/g;

test('a field is named by the table: its words are written nowhere else', () => {
  const rotulos = Object.entries(PANTALLAS).flatMap(([archivo, texto]) =>
    [...texto.matchAll(ROTULO)].map(([, rotulo = '']) => ({ archivo, rotulo })),
  );
  expect(rotulos.length).toBeGreaterThan(0);
  expect(rotulos.filter(({ rotulo }) => NOMBRADOS.has(rotulo))).toEqual([]);
});
