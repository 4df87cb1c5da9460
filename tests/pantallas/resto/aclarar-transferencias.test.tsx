// Transfers that a manager has to look at: those that no payment stands for, and what is said of those that wait.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CADA_TAMANO } from '../../e2e/apoyo/tamanos.ts';
import { usarReloj } from '../../setup/abrir-mundo.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { invocar } from '../../setup/invocar.ts';
import { pagado } from '../../setup/pagado.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { contestar, elDialogo, seCierra } from '../apoyo/dialogo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';
import type { Red } from '../apoyo/red.ts';
import { usarTransferencias } from '../apoyo/transferencias.ts';

const { abonar, transferir } = usarTransferencias();
const moverReloj = usarReloj();
const notaDe = (titulo: string) =>
  screen.getByRole('heading', { name: titulo, level: 1 }).parentElement?.querySelector('.nota')?.textContent;
const fila = (nombre: string) => screen.findByRole('row', { name: new RegExp(`^${nombre}`) });

test.each(CADA_TAMANO)(
  'at %s: a rejected transfer stands above the list until a manager says what it was, which its collector reads',
  async (_, tamano) => {
    const nombre = `Rita ${tamano.width}`;
    const cobrador = await mundo.cobrador([creditoDe(nombre)]);
    await transferir(cobrador, 90);
    const tardia = { capturado_en: '2026-11-10T12:00:00-06:00', dispositivo: 'tel-1', secuencia: 900 };
    const cuerpo = {
      id_credito: `${cobrador.prefijo}-cre-1`,
      monto: 240,
      transferencia: { fecha: '2026-11-10', referencia: 'MBAN77' },
      ...tardia,
    };
    const { id_solicitud } = (await invocar(cobrador, 'registrarAbono', { cuerpo })).cuerpo;
    const rechazo = { estado: 'rechazada' as const, comentario: 'No está' };
    const parametros = { id: String(id_solicitud) };
    await invocar(await gerente(), 'resolverCapturaTardia', { parametros, cuerpo: rechazo });
    const { usuario } = await enOficina('gerente/transferencias', { tamano });
    const tabla = within(await screen.findByRole('table', { name: 'Por aclarar' }));
    const texto = tabla.getByRole('row', { name: new RegExp(nombre) }).textContent;
    for (const parte of ['$240.00', 'MBAN77 · 10/11/2026', 'Rechazada por', 'No está'])
      expect(texto).toContain(parte);
    await usuario.click(screen.getByRole('button', { name: `Aclarar la transferencia de ${nombre}` }));
    const dialogo = await elDialogo('Aclarar transferencia');
    await contestar(usuario, 'Aclarar');
    await dialogo.findByText('Escribe qué se aclaró');
    await usuario.type(dialogo.getByLabelText('Qué se aclaró'), 'Era de su hermana');
    await contestar(usuario, 'Aclarar');
    await seCierra('Aclarar transferencia');
    await dicho('Transferencia aclarada');
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Por aclarar' })).toBeNull());
    await abrir(cobrador, 'cobrador/solicitudes');
    await screen.findByText('Era de su hermana');
  },
);

test('of a renewed credit one that did not come is a loss, and is asked about as one', async () => {
  const negocio = mundo.db.doc('configuracion/negocio');
  await negocio.update({ 'parametros.porcentaje_sin_confirmar': 100 });
  moverReloj('2026-11-18T13:00:00-06:00');
  const cobrador = await mundo.cobrador([pagado(2880, { persona: { nombre: 'Uma Sol' } })]);
  await abonar(cobrador, 75, { transferencia: { fecha: '2026-11-18' } });
  const cuerpo = {
    id_credito_anterior: `${cobrador.prefijo}-cre-1`,
    monto_solicitado: 4000,
    dias_pago: 40 as const,
  };
  const { id_solicitud } = (await invocar(cobrador, 'solicitarRenovacion', { cuerpo })).cuerpo;
  expect((await invocar(await gerente(), 'aprobarRenovacion', { cuerpo: { id_solicitud } })).estado).toBe(
    200,
  );
  const { usuario } = await enOficina('gerente/transferencias');
  within(await fila('Uma Sol')).getByText('Su crédito ya se renovó');
  await usuario.click(screen.getByRole('button', { name: 'No llegó la transferencia de Uma Sol' }));
  await screen.findByText(/este dinero queda como pérdida\.$/);
  await contestar(usuario, 'No llegó', '¿No llegó esta transferencia?');
  await seCierra('¿No llegó esta transferencia?');
  await usuario.click(await screen.findByRole('radio', { name: 'No llegaron' }));
  await screen.findByText('Pérdida: su crédito ya se renovó');
  expect(notaDe('Transferencias')).toMatch(/^\d+ transferencias? · \$[\d,.]+ · Pérdida: \$75\.00$/);
  await negocio.update({ 'parametros.porcentaje_sin_confirmar': 0 });
});

test('of one that waits: the same reference, for how long, and the rule of each', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Sara Gil'), creditoDe('Tere Paz')]);
  const transferencia = { fecha: '2026-11-18', referencia: 'REPETIDA 1' };
  await abonar(cobrador, 120, { transferencia }, 1);
  await abonar(cobrador, 120, { transferencia }, 2);
  const negocio = mundo.db.doc('configuracion/negocio');
  await negocio.update({ 'parametros.senal_dias_habiles': 4 });
  moverReloj('2026-11-25T12:00:00-06:00');
  const { usuario } = await enOficina('gerente/transferencias');
  const renglon = within(await fila('Sara Gil'));
  renglon.getByText(/^Misma referencia que Tere Paz, \$120\.00 del 18\/11\/2026/);
  renglon.getByText('Sin confirmar desde hace 7 días');
  const porque = renglon.getByRole('button', { name: 'Por qué se dice: Sin confirmar desde hace 7 días' });
  await usuario.hover(porque);
  await screen.findByText(/^Se registró hace más de 4 días hábiles/);
  await negocio.update({ 'parametros.senal_dias_habiles': 3 });
});

test('a collector whose share is far above the others’ stands over the list, with the rule', async () => {
  await transferir(await mundo.cobrador([creditoDe('Vera Luz')]), 120);
  const datos = [{ id_cobrador: 'x', nombre_cobrador: 'Raúl Peña', parte: 62, dias: 9 }];
  const antes = (red: Red) =>
    red.responder(/^GET \/transferencias\/partes/, 200, { desde: '2026-11-11', mediana: 8, datos });
  const { usuario } = await enOficina('gerente/transferencias', { antes });
  await screen.findByText('Raúl Peña: 62 % de lo que cobró, en 9 días');
  screen.getByText(/El cobrador de en medio: 8 %\./);
  await usuario.hover(screen.getByRole('button', { name: 'Por qué se dice: Mucho por transferencia' }));
  await screen.findByText(/^De lo que cobró desde el 11\/11\/2026, .* más de 3 veces/);
});
