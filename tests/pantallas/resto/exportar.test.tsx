// The manager's Excel files, as far as they are offered.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enOficina } from '../apoyo/oficina.ts';
import { rejilla } from '../apoyo/rejilla.ts';
import { conPocasRutas } from '../apoyo/rutas.ts';

const exportar = () => screen.queryAllByRole('button', { name: /Exportar/ });

test.each([
  ['a manager gets two offers to export', 'gerente', 2],
  ['a supervisor gets no offer to export', 'supervisor', 0],
])('%s', async (_, rol, ofertas) => {
  await enOficina(`${rol}/rutas`, { antes: conPocasRutas });
  await rejilla('Rutas');
  await waitFor(() => expect(exportar()).toHaveLength(ofertas));
});
