import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Perezosa, perezosa } from './perezosa.tsx';

const Saludo = ({ nombre }: { nombre: string }) => `Hola, ${nombre}`;

/** The text that is on screen at once. */
const pintar = (Componente: Perezosa<{ nombre: string }>): string =>
  renderToString(
    <Suspense fallback="Espera">
      <Componente nombre="Ana" />
    </Suspense>,
  );

test('code that is already there is shown without a fallback; code that is not, behind one', async () => {
  const Componente = perezosa(() => Promise.resolve(Saludo));
  expect(pintar(Componente)).toContain('Espera');
  await Componente.traer();
  expect(pintar(Componente)).toBe('<!--$-->Hola, Ana<!--/$-->');
});

test('code that did not come can be fetched again', async () => {
  let intentos = 0;
  const Componente = perezosa(() =>
    (intentos += 1) > 1 ? Promise.resolve(Saludo) : Promise.reject(new Error('sin línea')),
  );
  await expect(Componente.traer()).rejects.toThrow('sin línea');
  await Componente.traer();
  expect(pintar(Componente)).toContain('Hola, Ana');
});
