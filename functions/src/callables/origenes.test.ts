import { expect, it } from 'vitest';
import { origenesDe } from './origenes.ts';

it('a callable takes calls from its own Hosting, and from what is listed besides', () => {
  expect(origenesDe({ GCLOUD_PROJECT: 'leal' })).toEqual([
    'https://leal.web.app',
    'https://leal.firebaseapp.com',
  ]);
  expect(origenesDe({ LEAL_ORIGENES: ' https://cobranza.mx, ,http://127.0.0.1:5000' })).toEqual([
    'https://cobranza.mx',
    'http://127.0.0.1:5000',
  ]);
});

it('where nothing is known nobody may call from a page', () => {
  expect(origenesDe({})).toEqual([]);
});
