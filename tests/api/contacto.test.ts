import { expect, test } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { invocar } from '../setup/invocar.ts';
import type { Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();

const CONTACTO = { dispositivo: 'tel-1', version: '1.0.0', sin_enviar: 0, monto_sin_enviar: 0 };
const decir = (quien: Persona, que: object = {}) =>
  invocar(quien, 'avisarContacto', { cuerpo: { ...CONTACTO, ...que } });
const guardado = async ({ uid }: Persona) => (await mundo.db.doc(`contactos/${uid}`).get()).data();

test('what a phone says of itself is kept once an hour, and when something stays on it or leaves it', async () => {
  const cobrador = await mundo.cobrador();
  expect(await decir(cobrador)).toMatchObject({ estado: 200, cuerpo: { anotado: true } });
  const primero = await guardado(cobrador);
  expect(primero).toMatchObject({
    id_usuario: cobrador.uid,
    dispositivos: { 'tel-1': { version: '1.0.0', sin_enviar: 0, monto_sin_enviar_centavos: 0 } },
  });
  expect(await decir(cobrador, { version: '1.0.1' })).toMatchObject({ cuerpo: { anotado: false } });
  expect(await guardado(cobrador)).toEqual(primero);
  const conAlgo = { sin_enviar: 2, monto_sin_enviar: 240.5 };
  expect(await decir(cobrador, conAlgo)).toMatchObject({ cuerpo: { anotado: true } });
  expect(await guardado(cobrador)).toMatchObject({
    dispositivos: { 'tel-1': { sin_enviar: 2, monto_sin_enviar_centavos: 24_050 } },
  });
  expect(await decir(cobrador, { dispositivo: 'tel-2' })).toMatchObject({ cuerpo: { anotado: true } });
  expect(Object.keys((await guardado(cobrador))?.['dispositivos'] as object)).toHaveLength(2);
});

test('it moves nothing else: no row of the audit, no sum', async () => {
  const cobrador = await mundo.cobrador();
  const totales = () => mundo.db.doc(`totales/${cobrador.uid}`).get();
  const antes = (await totales()).data();
  await decir(cobrador);
  const renglones = mundo.db.collection('bitacora').where('id_usuario', '==', cobrador.uid);
  expect((await renglones.get()).size).toBe(0);
  expect((await totales()).data()).toEqual(antes);
});

test.each([
  ['a phone without an id', { dispositivo: '' }],
  ['an id that is none', { dispositivo: 'a.b' }],
  ['less than nothing', { sin_enviar: -1 }],
  ['an amount with parts of a centavo', { monto_sin_enviar: 1.005 }],
  ['a version that is a story', { version: 'x'.repeat(21) }],
])('%s is refused, and nothing is kept', async (_, que) => {
  const cobrador = await mundo.cobrador();
  expect(await decir(cobrador, que)).toMatchObject({ estado: 400, cuerpo: { code: 'DATOS_INVALIDOS' } });
  expect(await guardado(cobrador)).toBeUndefined();
});

test('the team is listed with route, cash and contact, where they are asked for', async () => {
  const gerente = await mundo.cuenta('gerente@leal.demo');
  const cobrador = await mundo.cobrador([{}, {}]);
  await invocar(cobrador, 'registrarAbono', {
    cuerpo: { id_credito: `${cobrador.prefijo}-cre-1`, monto: 120 },
  });
  const fila = async (quien: Persona, mas: object) => {
    const consulta = { email: quien.email, ...mas };
    return ((await invocar(gerente, 'listarUsuarios', { consulta })).cuerpo.datos as object[])[0];
  };
  const con = { con: 'equipo' };
  expect(await fila(cobrador, con)).toMatchObject({ ruta: { clientes_activos: 2, en_mano: 120 } });
  expect(await fila(cobrador, con)).not.toHaveProperty('contacto');
  await decir(cobrador, { sin_enviar: 2, monto_sin_enviar: 240.5 });
  await decir(cobrador, { dispositivo: 'tel-2', version: '1.0.1', sin_enviar: 1, monto_sin_enviar: 10 });
  expect(await fila(cobrador, con)).toMatchObject({
    contacto: { telefonos: 2, sin_enviar: 3, monto_sin_enviar: 250.5 },
  });
  expect(await fila(cobrador, {})).not.toHaveProperty('ruta');
  const otro = await mundo.gerente();
  await decir(otro);
  expect(await fila(otro, con)).toMatchObject({ contacto: { version: '1.0.0', telefonos: 1 } });
  expect(await fila(otro, con)).not.toHaveProperty('ruta');
});
