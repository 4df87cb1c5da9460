// The payment screen: collecting on it, and every answer that the day's rules give.
import { fecha } from '@leal/domain';
import { describe, expect, test } from 'vitest';
import { abrirMundo, type Persona } from '../setup/mundo.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { dicho } from './apoyo/dicho.ts';
import { dejarPasar, enDuda } from './apoyo/duda.ts';
import { type Escena, idCredito, creditoDe, usarEscenas } from './apoyo/escena.ts';
import { botonRegistrar, campoMonto, dato, panel, renglones } from './apoyo/pago.ts';
import { PROPIA } from './apoyo/propia.ts';
import { dialogo, quedaRegistrado, soltar } from './apoyo/ruta.ts';
import { CADA_TAMANO } from './apoyo/tamanos.ts';
import { sinCanal } from './apoyo/vivo.ts';

const mundo = abrirMundo();
const HOY = fecha('2026-11-18');
const ANA = creditoDe('Ana López');

/** The same collector on another phone, a moment before. */
const desdeOtro = (cobrador: Persona, id_credito: string, monto: number) =>
  cobrador.llamar('POST', 'abonos/registrar', { cuerpo: { id_credito, monto, fecha_abono: HOY } });

async function registrar({ pagina }: Escena, monto?: string): Promise<void> {
  if (monto !== undefined) await campoMonto(pagina).fill(monto);
  await botonRegistrar(pagina).click();
}

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  const { nueva, enPago } = usarEscenas(tamano, mundo);

  describe('a payment', () => {
    test('one tap registers the daily amount, and every panel says so', async () => {
      const escena = await enPago([ANA]);
      const { pagina } = escena;
      await pagina.getByText('Gestiona los pagos del cliente', { exact: true }).waitFor();
      await panel(pagina, 'Historial de Transacciones')
        .getByText('Registro de pagos y transacciones')
        .waitFor();
      await pagina.getByText('No hay transacciones registradas', { exact: true }).waitFor();
      await pagina.getByText('Pago permitido en este horario', { exact: true }).waitFor();
      expect(await botonRegistrar(pagina).innerText()).toBe('Registrar $120.00 de Ana López');
      await registrar(escena);
      await quedaRegistrado(pagina);
      await expect.poll(() => renglones(pagina)).toHaveLength(1);
      expect((await renglones(pagina))[0]).toMatch(/^Pago registrado \| \+\$120\.00 \| 18\/11\/2026 · 11:/);
      await expect.poll(() => dato(pagina, 'Total pagado')).toBe('$120.00');
      await expect.poll(() => dato(pagina, 'Monto restante')).toBe('$3,480.00');
      await pagina.getByText('Ya se registró un pago para este cliente hoy.').first().waitFor();
      await expect.poll(() => campoMonto(pagina).count()).toBe(0);
      await pagina.reload();
      await expect.poll(() => renglones(pagina)).toHaveLength(1);
    });

    test('six abonos go to the manager, in the words of the spec, and are asked for once', async () => {
      const escena = await enPago([ANA]);
      const { pagina } = escena;
      await campoMonto(pagina).fill('720');
      await pagina.getByText('Son 6 abonos: requiere aprobación.').waitFor();
      await pagina.getByLabel('Motivo para el gerente (opcional)').fill('Pagó por adelantado.');
      await registrar(escena);
      const alerta = dialogo(pagina);
      for (const texto of [
        'Pago requiere aprobación',
        'Este pago representa 6 o más abonos. Se ha enviado una solicitud de aprobación al gerente...',
        'Guarda estos billetes aparte hasta que el gerente decida.',
      ])
        await alerta.getByText(texto, { exact: true }).waitFor();
      await alerta.getByRole('button', { name: 'Entendido' }).click();
      await panel(pagina, 'Registrar Pago').getByText('Por aprobar (en mano) $720.00').waitFor();
      expect(await renglones(pagina)).toEqual([]);
      const { docs } = await mundo.db
        .collection('solicitudes')
        .where('id_cobrador', '==', escena.cobrador.uid)
        .get();
      expect(docs.map((doc) => doc.data())).toMatchObject([
        { tipo: 'abonos_multiples', estado: 'pendiente', motivo: 'Pagó por adelantado.' },
      ]);
    });

    test('a server error leaves the outcome unknown: it is asked again, and is one payment', async () => {
      const escena = await enPago([ANA]);
      const { pagina, contexto, consola, cobrador } = escena;
      consola.tolerar(FALLO_DE_RED);
      const url = '**/abonos/registrar';
      await contexto.route(url, (ruta) => ruta.fulfill({ status: 503, headers: PROPIA, body: '' }));
      await registrar(escena, '150');
      await soltar(pagina);
      await enDuda(pagina, 'el pago de $150.00 de Ana López').waitFor();
      await campoMonto(pagina).waitFor({ state: 'detached' });
      await dejarPasar(contexto, url);
      await dicho(pagina, 'Pago registrado correctamente.');
      const { cuerpo } = await cobrador.llamar<{ datos: object[] }>(
        'GET',
        `abonos/historial/${idCredito(escena)}`,
      );
      expect(cuerpo.datos).toHaveLength(1);
    });
  });

  describe('what the day holds already', () => {
    /** The payment screen of a phone that hears nothing: a listener would have the day read again before the press. */
    async function sinEnterarse(): Promise<Escena> {
      const escena = await nueva([ANA]);
      const { pagina, contexto, consola } = escena;
      consola.tolerar(FALLO_DE_RED);
      await sinCanal(contexto);
      await pagina.goto(`${mundo.suite.url}payment/cliente?credito=${idCredito(escena)}`);
      await campoMonto(pagina).waitFor();
      return escena;
    }

    test('paid on another phone: what stands is said, and an edit is offered', async () => {
      const escena = await sinEnterarse();
      const { pagina, cobrador } = escena;
      await desdeOtro(cobrador, idCredito(escena), 200);
      await registrar(escena);
      await soltar(pagina);
      const accion = panel(pagina, 'Registrar Pago');
      await accion.getByText('Ya se registró un pago para este cliente hoy.', { exact: true }).waitFor();
      await accion.getByText(/^Está registrado un pago de \$200\.00 a las 11:\d\d\.$/).waitFor();
      await accion.getByRole('button', { name: 'Solicitar edición' }).waitFor();
      await expect.poll(() => renglones(pagina)).toHaveLength(1);
    });

    test('visited on another phone: a second visit is not recorded, a payment is', async () => {
      const escena = await sinEnterarse();
      const { pagina, cobrador } = escena;
      await desdeOtro(cobrador, idCredito(escena), 0);
      await registrar(escena, '0');
      await soltar(pagina);
      await pagina.getByText('Ya se registró una visita para este cliente hoy.', { exact: true }).waitFor();
      await pagina.getByRole('button', { name: 'Entendido' }).click();
      await registrar(escena, '120');
      await quedaRegistrado(pagina);
      await expect.poll(() => renglones(pagina)).toHaveLength(2);
    });

    test('a visit is a payment of zero, and leaves the payment possible', async () => {
      const escena = await enPago([ANA]);
      const { pagina } = escena;
      await pagina.getByRole('button', { name: 'Visita sin pago', exact: true }).click();
      await registrar(escena);
      await quedaRegistrado(pagina, 'Visita registrada correctamente.');
      await expect.poll(async () => (await renglones(pagina))[0]).toMatch(/^Visita sin pago \| \$0\.00/);
      await pagina.getByText(/^Visita sin pago a las 11:\d\d\. Todavía puedes/).waitFor();
      await expect.poll(() => dato(pagina, 'Total pagado')).toBe('$0.00');
    });

    test('a late day asks, counts one more, and a payment of the same day takes it back', async () => {
      const escena = await enPago([ANA]);
      const { pagina } = escena;
      await panel(pagina, 'Resumen de pago').getByRole('button', { name: 'Registrar Atraso' }).click();
      await dialogo(pagina)
        .getByText('¿Confirmar registrar atraso para Ana López?', { exact: true })
        .waitFor();
      await dialogo(pagina).getByRole('button', { name: 'Confirmar', exact: true }).click();
      await dicho(pagina, 'Atraso registrado correctamente.');
      await expect
        .poll(async () => (await renglones(pagina))[0])
        .toMatch(/^Atraso registrado \| \+1 día\(s\)/);
      await expect.poll(() => dato(pagina, 'Total de atrasos')).toBe('1');
      await registrar(escena);
      await quedaRegistrado(pagina);
      await expect.poll(() => dato(pagina, 'Total de atrasos')).toBe('0');
      await expect
        .poll(() => renglones(pagina))
        .toEqual([expect.stringMatching(/^Pago registrado/), expect.stringContaining('Cancelado por pago')]);
    });
  });
});
