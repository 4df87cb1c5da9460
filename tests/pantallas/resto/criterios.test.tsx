// Numbers by which credits are counted: what their question says before they are saved, and the screen while credits are counted again.
import { formatearNumero } from '@leal/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invocar } from '../../setup/invocar.ts';
import { pagado } from '../../setup/pagado.ts';
import { usarAjustes } from '../apoyo/ajustes.ts';
import { contestar, elDialogo } from '../apoyo/dialogo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { teclear } from '../apoyo/escribir.ts';
import { mundo } from '../apoyo/mundo.ts';
import { gerente } from '../apoyo/oficina.ts';

const { enAjustes, panel, guardado } = usarAjustes();

const MUDANZA = {
  version: 2,
  rige_desde: '2026-11-18T10:30:00-06:00',
  creditos: 1_200,
  en_curso: false,
  dias: false,
  criterios: false,
};

const enCobranza = async () => {
  const pantalla = await enAjustes();
  await pantalla.usuario.click(screen.getByRole('button', { name: 'Cambiar Cobranza' }));
  return { ...pantalla, dialogo: await elDialogo('Cobranza') };
};
/** The effect over everybody: the room has other offices. */
const efecto = async (consulta: object) =>
  (await invocar(await gerente(), 'efectoDeCriterios', { consulta: consulta as never })).cuerpo;

test('numbers by which credits are counted say how many credits change before they are saved, and that they will be counted again', async () => {
  await mundo.cobrador([pagado(2520)]);
  const { usuario, dialogo } = await enCobranza();
  const campo = dialogo.getByRole('textbox', { name: 'Pagado para poder renovar' });
  await teclear(usuario, campo, '70');
  const { renovables } = await efecto({ porcentaje_renovacion: 70 });
  expect(renovables).toBeGreaterThan(0);
  await dialogo.findByText(
    renovables === 1
      ? '1 crédito pasa a ser renovable.'
      : `${formatearNumero(renovables)} créditos pasan a ser renovables.`,
  );
  await usuario.type(dialogo.getByLabelText('Rige desde'), '23/11/2026{enter}');
  await dialogo.findByText(/ser renovables?, contados los de hoy\.$/);
  await teclear(usuario, campo, '101');
  await waitFor(() => expect(dialogo.queryByText(/renovables?,/)).toBeNull());
  await teclear(usuario, campo, '70');
  await contestar(usuario, 'Guardar');
  await dicho('Se guardó: Cobranza');
  expect((await guardado())['programados']).toMatchObject([
    { desde: '2026-11-23', cambios: { parametros: { porcentaje_renovacion: 70 } } },
  ]);
});

test('amounts are typed in pesos; what changes nothing says so, and a count that does not come, too', async () => {
  const { usuario, dialogo, red } = await enCobranza();
  const campo = dialogo.getByRole('textbox', { name: 'Resto que se cobra de una vez' });
  expect(campo).toHaveProperty('value', '1.00');
  await teclear(usuario, campo, '1.01');
  await dialogo.findByText('No cambia ningún crédito activo.');
  dialogo.getByText('Hoy: $1.00');
  red.rechazar(/efecto-criterios/);
  await usuario.type(campo, '{backspace}2');
  await dialogo.findByText('No se pudo contar cuántos créditos cambian.');
  await usuario.type(campo, '3.4');
  await contestar(usuario, 'Guardar');
  await dialogo.findByText('Entre $0.00 y $100.00');
  await teclear(usuario, campo, '2.5');
  await contestar(usuario, 'Guardar');
  await dicho('Se guardó: Cobranza');
  expect((await guardado())['parametros']).toMatchObject({ resto_minimo_centavos: 250 });
  await waitFor(() => panel('Cobranza').getByText('$2.50'));
  await usuario.click(panel('Historial').getByRole('button', { name: 'Ver' }));
  const lista = within(await screen.findByRole('list', { name: 'Historial de ajustes' }));
  expect(lista.getAllByText(/→/)[0]?.parentElement?.textContent).toBe('hoy $1.00 → , después $2.50');
});

test.each([
  ['to come', { por_contar: true }, /^El cambio rige en un minuto; los créditos que toca/],
  [
    'behind a holiday',
    { por_contar: true, mudanza: { ...MUDANZA, dias: true, en_curso: true } },
    /^El cambio espera a que termine otro/,
  ],
  [
    'on its way',
    { mudanza: { ...MUDANZA, criterios: true, en_curso: true } },
    /: 1,200 hasta ahora\. Otro cambio espera a que termine\.$/,
  ],
  ['done', { mudanza: { ...MUDANZA, criterios: true } }, /: 1,200 créditos recorridos\.$/],
])('say how far a change is that is %s', async (_, cambios, texto) => {
  await enAjustes({
    antes: (red) =>
      red.tratar(/^GET \/ajustes$/, async (_ida, seguir) =>
        Response.json({ ...((await (await seguir()).json()) as object), ...cambios }),
      ),
  });
  panel('Cobranza').getByText(texto);
  expect(panel('Días sin cobro').queryByText(texto)).toBeNull();
});
