// The collection window as a collector meets it: from Wednesday 18:00 to Sunday, and with hours that the owner has set. The
// tests run in order: a business day does not happen twice.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AMBOS, comoTexto } from '../../e2e/apoyo/tamanos.ts';
import { usarReloj } from '../../setup/abrir-mundo.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir, type Pantalla } from '../apoyo/abrir.tsx';
import { dice } from '../apoyo/dice.ts';
import { contestar, elDialogo, seCierra } from '../apoyo/dialogo.ts';
import { enPago, enRuta, idCredito } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { mundo } from '../apoyo/mundo.ts';
import { ponerTamano } from '../apoyo/navegador-jugado.ts';
import { botonRegistrar, campoMonto, hayRenglones, panel, renglones } from '../apoyo/pago.ts';
import { abrirHoja, encabezadoRuta, nombresDeHoy, quedaRegistrado, sinDialogo } from '../apoyo/ruta.ts';

const moverReloj = usarReloj();
const AVISO = 'Fuera de horario';
const HORARIO = 'Horario de cobranza: 10:00 - 18:00';
const DOMINGO = 'No se puede cobrar los domingos para préstamos de 30 días.';
const ANA = creditoDe('Ana López');

/** Everything that would change something at the server; a phone asks for its series of receipts by itself. */
const enviosDe = ({ red }: Pantalla) =>
  red.idas.filter(({ metodo, ruta }) => metodo !== 'GET' && ruta !== '/comprobantes/serie');

async function dicenFueraDeHorario({ usuario }: Pantalla, motivo: string): Promise<void> {
  // The sheet below it says the same.
  const alerta = await elDialogo('Entendido');
  for (const texto of [AVISO, motivo]) alerta.getByText(texto);
  await contestar(usuario, 'Entendido', 'Entendido');
  await seCierra('Entendido');
}

/** Both ways to register on the payment screen are refused, with the reason. */
async function nadaSeRegistra(visita: Pantalla, motivo: string): Promise<void> {
  const { usuario } = visita;
  const enRegistrar = within(await screen.findByRole('region', { name: 'Registrar Pago' }));
  await enRegistrar.findByText(motivo);
  await usuario.click(enRegistrar.getByRole('button', { name: /^Registrar / }));
  await dicenFueraDeHorario(visita, motivo);
  await usuario.click(within(panel('Resumen de pago')).getByRole('button', { name: 'Registrar Atraso' }));
  await dicenFueraDeHorario(visita, motivo);
}

describe('Wednesday, from 18:00 on', () => {
  test('on the route: payment and late day are refused, nothing is sent, the card stays', async () => {
    moverReloj('2026-11-18T18:00:10-06:00');
    const visita = await enRuta([ANA]);
    const { usuario } = visita;
    const hoja = await abrirHoja(usuario, 'Ana López');
    for (const texto of [AVISO, HORARIO]) within(hoja).getByText(texto);
    await usuario.click(within(hoja).getByRole('button', { name: /^Registrar \$/ }));
    await dicenFueraDeHorario(visita, HORARIO);
    expect(within(hoja).getByLabelText(/^Monto/)).toHaveProperty('value', '120.00');
    await usuario.click(within(hoja).getByRole('button', { name: 'Cerrar' }));
    await sinDialogo();
    await usuario.click(screen.getByRole('button', { name: 'Registrar Atraso de Ana López' }));
    await dicenFueraDeHorario(visita, HORARIO);
    expect(enviosDe(visita)).toEqual([]);
    await encabezadoRuta(1);
  });

  test('on the payment screen: said before anything is tapped, and refused, at both sizes', async () => {
    const visita = await enPago([ANA]);
    for (const tamano of AMBOS) {
      act(() => ponerTamano(tamano));
      fireEvent.change(await campoMonto(), { target: { value: '0' } });
      within(panel('Registrar Pago')).getByText(AVISO);
      await nadaSeRegistra(visita, HORARIO);
      expect(enviosDe(visita), comoTexto(tamano)).toEqual([]);
      expect(renglones()).toEqual([]);
    }
  });
});

describe('Sunday at 11:00', () => {
  const CARTERA = [ANA, creditoDe('Beto Ruiz', { plazo: 40 }), creditoDe('Carla Gil', { plazo: 60 })];

  test('a 30-day loan is not on the route; 40- and 60-day loans are', async () => {
    moverReloj('2026-11-22T11:00:00-06:00');
    const { usuario } = await enRuta(CARTERA);
    await encabezadoRuta(2);
    screen.getByText('Domingo');
    expect(nombresDeHoy()).toEqual(['Beto Ruiz', 'Carla Gil']);
    const hoja = await abrirHoja(usuario, 'Beto Ruiz');
    expect(within(hoja).queryAllByText(AVISO)).toEqual([]);
    await usuario.click(within(hoja).getByRole('button', { name: /^Registrar \$/ }));
    await quedaRegistrado(usuario);
  });

  test('the payment screen refuses the 30-day loan, with the reason', async () => {
    const visita = await enPago(CARTERA);
    await nadaSeRegistra(visita, DOMINGO);
    expect(enviosDe(visita)).toEqual([]);
    await irA(`payment/beto-ruiz?credito=${idCredito(visita, 2)}`);
    await screen.findByText('Pago permitido en este horario');
    await visita.usuario.click(botonRegistrar());
    await quedaRegistrado(visita.usuario);
    await hayRenglones(1);
  });
});

describe('what the owner sets, in a page that stands open', () => {
  /** The settings are written past the minute for which the server remembers them. */
  const poner = async (ajustes: object, ahora: string) => {
    await mundo.db.doc('configuracion/negocio').set(ajustes, { merge: true });
    moverReloj(ahora);
  };
  /** The person comes back to the page from another one. */
  const volverAVerla = () => fireEvent(document, new Event('visibilitychange'));

  test('the texts say the numbers that were set, also in a page that is opened again', async () => {
    moverReloj('2026-11-23T08:34:00-06:00');
    await poner(
      { festivos: [], parametros: { hora_apertura: 8, hora_cierre: 9, abonos_requieren_aprobacion: 3 } },
      '2026-11-23T08:36:00-06:00',
    );
    await enPago([ANA]);
    await screen.findByText('Pago permitido en este horario');
    fireEvent.change(await campoMonto(), { target: { value: '360' } });
    await screen.findByText('Son 3 abonos: requiere aprobación.');
    moverReloj('2026-11-23T09:00:00-06:00');
    volverAVerla();
    await screen.findByText('Horario de cobranza: 08:00 - 09:00');
  });

  test('the words of the law and the cost stand where a client is registered and on the statement, once they are set', async () => {
    const cobrador = await mundo.cobrador([ANA]);
    const { usuario } = await abrir(cobrador, 'nuevo-cliente');
    const aviso = () => screen.queryByRole('link', { name: 'Aviso de privacidad' });
    fireEvent.change(await screen.findByLabelText('Monto solicitado'), { target: { value: '1000' } });
    await usuario.click(screen.getByText('40 días'));
    await usuario.click(screen.getByRole('button', { name: 'Ver Resumen' }));
    await screen.findByText('$1,200.00');
    expect([aviso(), screen.queryByText('CAT sin IVA')]).toEqual([null, null]);

    const leyes = {
      razon_social: 'Préstamos Leal, S.A.',
      rfc: 'ple-260101-ab1',
      aviso_privacidad: 'https://leal.example/aviso',
      mostrar_cat: true,
    };
    await poner(leyes, '2026-11-23T09:02:00-06:00');
    volverAVerla();
    await screen.findByText('CAT sin IVA');
    screen.getByText(/^[\d,]+\.\d\s%$/);
    expect(aviso()?.getAttribute('href')).toBe('https://leal.example/aviso');

    await irA(`estado-de-cuenta/${idCredito({ cobrador })}`);
    const hoja = within(await screen.findByRole('article', { name: 'Estado de cuenta' }));
    await dice(/^Préstamos Leal, S\.A\. · RFC PLE260101AB1 · Al 23\/11\/2026/, hoja);
    await hoja.findByText('CAT sin IVA');
    hoja.getByRole('link', { name: 'Aviso de privacidad' });
    await poner(
      { mostrar_cat: false, aviso_privacidad: 'Tus datos son tuyos.' },
      '2026-11-23T09:04:00-06:00',
    );
    volverAVerla();
    const resumen = await hoja.findByText('Aviso de privacidad', { selector: 'summary' });
    within(resumen.parentElement!).getByText('Tus datos son tuyos.');
  });
});
