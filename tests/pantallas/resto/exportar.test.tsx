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

test('the collectors to choose from that could not be read are not none', async () => {
  const { usuario } = await enOficina('gerente/exportar', {
    antes: (red) => red.rechazar(/^GET \/usuarios/),
  });
  const [lista] = await screen.findAllByRole('combobox', { name: 'Cobrador' });
  await usuario.click(lista!);
  await screen.findByText('No se pudieron cargar los cobradores');
});
