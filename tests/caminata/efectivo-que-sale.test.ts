// What goes out of the cash that is to come: loans that wait for theirs, that have it by now, and that were only asked for.
import { firestore } from '../../functions/src/platform/firebase.ts';
import { conciliarDeNoche } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { beforeEach, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { aprobar } from './decidir.ts';
import { a, usarFeriaEnHora, cobrador, doc, enSala, gerente, hoy, otro, pagar } from './feria.ts';

usarFeriaEnHora();
beforeEach(async () => {
  enSala().callar(() => undefined);
  a('2026-11-19', '03:00');
  await conciliarDeNoche({ ahora: hoy }, Infinity);
});

const ID = `${otro.uid}-cre-30`;
const leer = async () => (await invocar(gerente, 'efectivoPorVenir')).cuerpo;
const credito = () => doc(`creditos/${ID}`);

/** It was approved, and nobody has handed it over yet. */
async function esperar(): Promise<number> {
  const entrega = { estado: 'por_entregar', monto_centavos: 0, fecha: null };
  await firestore().doc(`creditos/${ID}`).update({ entrega });
  return Number(credito()['monto_entregado_centavos']) / 100;
}

it.each([
  ['11:00', 0],
  ['18:00', 1],
])(
  'a loan that waits for its cash is taken from today, after the hours from tomorrow: at %s',
  async (hora, dia) => {
    const espera = await esperar();
    expect(espera).toBeGreaterThan(0);
    a('2026-11-19', hora);
    const { por_entregar, noche: vista } = await leer();
    expect(por_entregar).toEqual({ n: 1, monto: espera });
    expect(vista?.dias.map(({ entregas }) => entregas).slice(0, 3)).toEqual(
      [0, 1, 2].map((i) => (i === dia ? espera : 0)),
    );
  },
);

it('what remains is the same before a loan is handed over, after it, and once that is undone', async () => {
  const [id_credito, monto] = [ID, await esperar()];
  a('2026-11-19', '11:00');
  const antes = await leer();
  expect(antes).toMatchObject({ por_entregar: { n: 1, monto }, entregado_hoy: { n: 0, monto: 0 } });
  expect(antes.noche?.dias[0]).toMatchObject({ entregas: monto, acumulado: antes.noche?.dias[0]?.queda });
  const cuerpo = { id_credito, monto, faltante: monto };
  const entregar = async () => (await invocar(otro, 'entregarCredito', { cuerpo })).estado;
  expect(await entregar()).toBe(200);
  const despues = await leer();
  expect(despues).toMatchObject({ por_entregar: { n: 0, monto: 0 }, entregado_hoy: { n: 1, monto } });
  expect(despues.noche).toEqual(antes.noche);
  const deshecha = { id_credito, motivo: 'No la quiso', visto: { monto } };
  expect((await invocar(gerente, 'deshacerEntrega', { cuerpo: deshecha })).estado).toBe(200);
  expect(await leer()).toEqual(antes);
  a('2026-11-19', '12:00');
  expect(await entregar()).toBe(200);
  // After the hours what was handed over is still of today.
  a('2026-11-19', '18:00');
  expect((await leer()).noche).toEqual(antes.noche);
  a('2026-11-20', '09:00');
  const otroDia = await leer();
  expect(otroDia.entregado_hoy).toEqual({ n: 0, monto: 0 });
  expect(otroDia.noche?.dias.map(({ entregas }) => entregas)).toEqual(otroDia.noche?.dias.map(() => 0));
});

it('a renewal that waits would need what its approval hands over, however much its client pays meanwhile', async () => {
  const id_credito_anterior = `${cobrador.uid}-cre-30`;
  const saldo = () => Number(doc(`creditos/${id_credito_anterior}`)['saldo_centavos']) / 100;
  const porAprobar = async () => (await leer()).por_aprobar.renovaciones;
  a('2026-11-19', '11:00');
  const { cuerpo: deMuchos } = await pagar(30, 2880, 'p1');
  await aprobar(gerente, deMuchos.id_solicitud);
  expect(await porAprobar()).toEqual({ n: 0, monto: 0 });
  const { cuerpo } = await invocar(cobrador, 'solicitarRenovacion', {
    cuerpo: { id_credito_anterior, monto_solicitado: 4000, dias_pago: 40 },
  });
  expect([saldo(), await porAprobar()]).toEqual([720, { n: 1, monto: 3280 }]);
  a('2026-11-20', '11:00');
  expect((await pagar(30, 120, 'p2')).estado).toBe(200);
  expect([saldo(), await porAprobar()]).toEqual([600, { n: 1, monto: 3400 }]);
  await aprobar(gerente, cuerpo.id_solicitud);
  expect(await leer()).toMatchObject({
    por_aprobar: { renovaciones: { n: 0, monto: 0 } },
    por_entregar: { n: 1, monto: 3400 },
  });
});
