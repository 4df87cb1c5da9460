// The pagaré and the contract of a loan, as they are printed.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pagado } from '../../setup/pagado.ts';
import { porEntregarCon } from '../../setup/por-entregar.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { idCredito } from '../apoyo/escena.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina } from '../apoyo/oficina.ts';

const parte = async (name: string) => within(await screen.findByRole('region', { name }));

test('a loan that waits to be handed over has its papers: amount in words, plan, places to sign, and that they are a form', async () => {
  const e = await porEntregarCon(mundo, 0);
  const { usuario } = await abrir(e.cobrador, 'cobrador/solicitudes');
  await usuario.click(await screen.findByRole('link', { name: /^Pagaré y contrato de / }));
  const pagare = await parte('Pagaré');
  pagare.getByText(/\$3,600\.00 \(TRES MIL SEISCIENTOS PESOS 00\/100 M\.N\.\)/);
  pagare.getByText(
    'Formato de ejemplo. Antes de usarse lo debe revisar y aprobar el abogado de quien presta.',
  );
  pagare.getByText('Firma de quien debe');
  const contrato = await parte('Contrato de préstamo');
  expect(contrato.getAllByRole('listitem')).toHaveLength(30);
  contrato.getByText('El prestamista');
  const recibo = await parte('Recibo del efectivo');
  recibo.getByText(/\(TRES MIL PESOS 00\/100 M\.N\.\) en efectivo, el 18 de noviembre de 2026\.$/);
  const hoja = screen.getByRole('article', { name: 'Pagaré y contrato' });
  expect(hoja.dataset['papel']).toBe('carta');
  await usuario.click(screen.getByText('80 mm'));
  expect(hoja.dataset['papel']).toBe('80');
});

test('one that is paid is marked as a copy; one that was never approved has none', async () => {
  const cobrador = await mundo.cobrador([pagado(3600), creditoDe('Beto Ruiz', { estado: 'Pendiente' })]);
  await enOficina(`papeles/${idCredito({ cobrador })}`);
  (await parte('Pagaré')).getByText(/^Copia\. Este préstamo ya se pagó/);
  await enOficina(`papeles/${cobrador.prefijo}-cre-2`);
  await screen.findByText('Este crédito no se ha aprobado: todavía no tiene pagaré.');
});
