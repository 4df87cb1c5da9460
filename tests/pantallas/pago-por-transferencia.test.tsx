// A payment by transfer on the collector's screens: offered where the owner takes them, and one beside the cash of its day.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CADA_TAMANO } from '../e2e/apoyo/tamanos.ts';
import { negocio, recibirNegocio } from '../../web/src/lib/negocio.ts';
import { usarReloj } from '../setup/abrir-mundo.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { pagado } from '../setup/pagado.ts';
import { usarAjustes } from './apoyo/ajustes.ts';
import { enPago, enRuta } from './apoyo/escena.ts';
import { campoMonto, panel } from './apoyo/pago.ts';
import { abrirHoja, pulsar, quedaRegistrado } from './apoyo/ruta.ts';

const { documento } = usarAjustes();
const ANA = creditoDe('Ana López');
const REGISTRAR = /^POST \/abonos\/registrar/;

const moverReloj = usarReloj();

/** The server remembers its settings for a minute. */
async function aceptarTransferencias(): Promise<void> {
  await documento().update({ 'parametros.dias_transferencia': 3 });
  moverReloj('2026-11-18T12:00:00-06:00');
}
const formas = (donde: HTMLElement) => within(donde).findByRole('group', { name: 'Forma de pago' });

test('where none is taken, nothing of it is seen', async () => {
  const { usuario } = await enRuta([ANA]);
  const hoja = await abrirHoja(usuario, 'Ana López');
  expect(within(hoja).queryByText(/transferencia/i)).toBeNull();
});

describe('where they are taken', () => {
  beforeEach(aceptarTransferencias);

  test.each(CADA_TAMANO)(
    'at %s: one more tap, what finds it in the bank, and it is sent',
    async (_, tamano) => {
      const { usuario, red } = await enRuta([ANA], { tamano });
      const hoja = await abrirHoja(usuario, 'Ana López');
      await formas(hoja);
      await pulsar(usuario, hoja, 'Transferencia');
      const referencia = await within(hoja).findByLabelText('Referencia o clave de rastreo');
      await usuario.type(referencia, '  MBAN01002611180001 ');
      const dias = within(hoja).getByLabelText<HTMLSelectElement>('Qué día la hizo');
      expect([...dias.options].map(({ text }) => text)).toEqual([
        'Hoy',
        'Ayer',
        'Lunes 16/11/2026',
        'Domingo 15/11/2026',
      ]);
      fireEvent.change(dias, { target: { value: '2026-11-17' } });
      // Cash for a moment: what was typed is still there.
      await pulsar(usuario, hoja, 'Efectivo');
      expect(within(hoja).queryByLabelText('Qué día la hizo')).toBeNull();
      await pulsar(usuario, hoja, 'Transferencia');
      expect(within(hoja).getByLabelText('Qué día la hizo')).toHaveProperty('value', '2026-11-17');
      await pulsar(usuario, hoja, 'Registrar transferencia de $120.00 de Ana López');
      await quedaRegistrado(usuario);
      expect(red.enviadas(REGISTRAR)).toMatchObject([
        { cuerpo: { monto: 120, transferencia: { fecha: '2026-11-17', referencia: 'MBAN01002611180001' } } },
      ]);
    },
  );

  test('one that was chosen stays one when they are taken no more before it is sent', async () => {
    const { usuario, red } = await enRuta([ANA]);
    const hoja = await abrirHoja(usuario, 'Ana López');
    await formas(hoja);
    await pulsar(usuario, hoja, 'Transferencia');
    await within(hoja).findByLabelText('Referencia o clave de rastreo');
    act(() => recibirNegocio({ ...negocio(), version: 'sin-banco', parametros: {} }));
    fireEvent.click(
      within(hoja).getByRole('button', { name: 'Registrar transferencia de $120.00 de Ana López' }),
    );
    await waitFor(() =>
      expect(red.enviadas(REGISTRAR)).toMatchObject([
        { cuerpo: { monto: 120, transferencia: { fecha: '2026-11-18' } } },
      ]),
    );
    // Its answer belongs to this test.
    await quedaRegistrado(usuario);
  });

  test('the cash of the same day has its own place, and the form begins with what is missing', async () => {
    const { usuario, red } = await enPago([ANA]);
    await campoMonto();
    const accion = panel('Registrar Pago');
    await formas(accion);
    await pulsar(usuario, accion, 'Transferencia');
    await pulsar(usuario, accion, /^Registrar transferencia de/);
    await quedaRegistrado(usuario);
    await within(panel('Registrar Pago')).findByText(/^Está registrada una transferencia de/);
    await pulsar(usuario, panel('Registrar Pago'), 'Registrar también un pago en efectivo');
    await waitFor(() =>
      expect(within(panel('Registrar Pago')).getByRole('button', { name: 'Efectivo' }).ariaPressed).toBe(
        'true',
      ),
    );
    await pulsar(usuario, panel('Registrar Pago'), /^Registrar \$120\.00 de/);
    await quedaRegistrado(usuario);
    const [primero, segundo] = red.enviadas(REGISTRAR).map(({ cuerpo }) => cuerpo as Record<string, unknown>);
    expect(primero).toHaveProperty('transferencia.fecha', '2026-11-18');
    expect(segundo).not.toHaveProperty('transferencia');
    await waitFor(() =>
      expect(
        within(panel('Registrar Pago')).queryByRole('button', { name: /^Registrar también/ }),
      ).toBeNull(),
    );
  });

  test('the last payment says how much of the loan nobody has seen in the bank, and offers no renewal that is refused', async () => {
    const { usuario } = await enRuta([creditoDe('Ana López', pagado(3480))]);
    const hoja = await abrirHoja(usuario, 'Ana López');
    await formas(hoja);
    expect(within(hoja).queryByText(/sin confirmar en el banco/)).toBeNull();
    await pulsar(usuario, hoja, 'Transferencia');
    const QUEDA = '$120.00 por transferencia, sin confirmar en el banco: hasta entonces no se renueva.';
    await within(hoja).findByText(`Liquida con ${QUEDA}`);
    await pulsar(usuario, hoja, 'Registrar transferencia de $120.00 de Ana López');
    await quedaRegistrado(usuario, '¡Liquidó su crédito!');
    await screen.findByText(new RegExp(QUEDA.replaceAll('$', '\\$')));
    expect(screen.queryByRole('button', { name: 'Solicitar Renovación' })).toBeNull();
  });

  test('six abonos wait for the manager, and nobody is told to keep any notes', async () => {
    const { usuario } = await enPago([ANA]);
    fireEvent.change(await campoMonto(), { target: { value: '720' } });
    await formas(panel('Registrar Pago'));
    await pulsar(usuario, panel('Registrar Pago'), 'Transferencia');
    await pulsar(usuario, panel('Registrar Pago'), /^Registrar transferencia de/);
    const aviso = await screen.findByRole('dialog');
    within(aviso).getByText('Pago requiere aprobación');
    expect(within(aviso).queryByText(/billetes/)).toBeNull();
    await usuario.click(within(aviso).getByRole('button', { name: 'Entendido' }));
    await within(panel('Registrar Pago')).findByText(/^Por aprobar \(transferencia\)/);
  });
});
