// The manager's Excel files, as far as they are offered.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ESCRITORIO } from '../../e2e/apoyo/tamanos.ts';
import { abrirMundo } from '../../setup/abrir-mundo.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { rejilla } from '../apoyo/rejilla.ts';
import { conPocasRutas } from '../apoyo/rutas.ts';

const mundo = abrirMundo();
const exportar = () => screen.queryAllByRole('button', { name: /Exportar/ });

test.each([
  ['a manager gets two offers to export', 'gerente', 2],
  ['a supervisor gets no offer to export', 'supervisor', 0],
])('%s', async (_, rol, ofertas) => {
  await abrir(await mundo.cuenta(`${rol}@leal.demo`), `${rol}/rutas`, {
    tamano: ESCRITORIO,
    antes: conPocasRutas,
  });
  await rejilla('Rutas');
  await waitFor(() => expect(exportar()).toHaveLength(ofertas));
});
