// The page of a receipt's link, as whoever holds it reads it: each state in its words, and only what counts of it.
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PaginaComprobante } from '../../web/src/publico/PaginaComprobante.tsx';
import { nuevoToken } from '../setup/comprobantes.ts';
import { invocar } from '../setup/invocar.ts';
import { dar, usarPuerta } from '../setup/puerta.ts';
import { mundo } from './apoyo/mundo.ts';
import { Red } from './apoyo/red.ts';

const { puerta } = usarPuerta(mundo);
type Puerta = Awaited<ReturnType<typeof puerta>>;
type Recibo = ReturnType<Puerta['recibo']>;

/** Nobody is signed in, and nothing of the app is around it. */
function abrirEnlace(token: string, antes?: (red: Red) => void): Red {
  const red = new Red();
  antes?.(red);
  vi.spyOn(globalThis, 'fetch').mockImplementation(red.fetch);
  render(<PaginaComprobante token={token} />);
  onTestFinished(() => {
    cleanup();
    vi.restoreAllMocks();
  });
  return red;
}

/** The text beside that word; null where nothing is said of it. */
const dicePar = (nombre: string): string | null =>
  screen.queryByText(nombre, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;

const anular = ({ cobrador }: Puerta, { token }: Recibo) =>
  invocar(cobrador, 'revocarComprobante', { cuerpo: { token } });

async function dado(p: Puerta, cambios: object = {}): Promise<Recibo> {
  const comprobante = p.recibo({ ...cambios });
  expect((await dar(p.cobrador, comprobante)).estado).toBe(201);
  return comprobante;
}
async function pagado(p: Puerta, pago: object = {}, cambios: object = {}): Promise<Recibo> {
  await p.pagar({ ...pago });
  return dado(p, cambios);
}

/** What it says, and how; and what gives the receipt, with whatever else happens. */
type Caso = [
  titulo: string,
  detalle: string,
  tono: 'bien' | 'espera' | 'mal',
  monto: string | null,
  hacer: (p: Puerta) => Promise<Recibo>,
];
const CASOS: readonly Caso[] = [
  ['Vigente', 'El pago está registrado.', 'bien', '$120.00', (p) => pagado(p)],
  [
    'Aún no llega a la oficina',
    'El teléfono de quien cobró todavía no lo ha enviado. Consúltalo más tarde.',
    'espera',
    '$120.00',
    (p) => dado(p),
  ],
  [
    'Este comprobante no tiene pago',
    'A la oficina no le ha llegado ningún pago de este comprobante. Pregunta en la oficina.',
    'mal',
    null,
    (p) => dado(p, { fecha: '2026-11-10', capturado_en: '2026-11-10T12:00:00-06:00' }),
  ],
  [
    'Hay uno más nuevo',
    'De este pago se dio otro comprobante después. Pide el enlace del nuevo.',
    'mal',
    null,
    async (p) => {
      const viejo = await pagado(p);
      await dado(p, { numero: 2 });
      return viejo;
    },
  ],
  [
    'Recibido, por aplicar',
    'La oficina lo tiene y falta que lo apruebe.',
    'espera',
    '$720.00',
    (p) => pagado(p, { monto: 720, motivo: 'Adelanta' }, { monto: 720 }),
  ],
  [
    'Anulado',
    'Lo anuló quien lo dio o la oficina. Pide otro comprobante.',
    'mal',
    null,
    async (p) => {
      const comprobante = await pagado(p);
      expect((await anular(p, comprobante)).estado).toBe(200);
      return comprobante;
    },
  ],
];

test.each(CASOS)("'%s'", async (titulo, detalle, tono, monto, hacer) => {
  const comprobante = await hacer(await puerta());
  abrirEnlace(comprobante.token);
  const estado = (await screen.findByText(titulo, { selector: 'strong' })).parentElement!;
  within(estado).getByText(detalle);
  expect(estado.dataset['tono']).toBe(tono);
  expect([dicePar('Folio'), dicePar('Monto')]).toEqual([`${comprobante.serie}-0001`, monto]);
  // A receipt that stands no more is passed on to nobody.
  expect(screen.queryByRole('figure') === null).toBe(tono === 'mal');
  screen.getByText('No es un CFDI.');
});

test('a number that nobody has is on its way, without a figure; half a link is told from it', async () => {
  abrirEnlace(nuevoToken());
  await screen.findByText('Aún no llega a la oficina');
  expect([dicePar('Folio'), dicePar('Monto'), dicePar('Fecha')]).toEqual([null, null, null]);
  cleanup();
  abrirEnlace('corto');
  await screen.findByText('El enlace está incompleto');
});

test('without a line nothing is said of it; asked again it is', async () => {
  const { token } = await pagado(await puerta());
  const red = abrirEnlace(token, (laRed) => laRed.negar(/GET \/comprobantes\//));
  await screen.findByText('No se pudo consultar');
  expect(screen.queryByText('Vigente')).toBeNull();
  red.dejarPasar();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Vigente');
});
