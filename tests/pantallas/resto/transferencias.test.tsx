// Payments by transfer, as the screens of office and collector say them; cash says nothing new.
import type { AntecedentesDeCredito } from '@leal/contract';
import { centavos, fecha, nombreDia, sumarDias } from '@leal/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ESCRITORIO } from '../../e2e/apoyo/tamanos.ts';
import { nuevoToken } from '../../setup/comprobantes.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { invocar } from '../../setup/invocar.ts';
import { Antecedentes } from '../../../web/src/oficina/pregunta/Antecedentes.tsx';
import { abrir } from '../apoyo/abrir.tsx';
import { dato, filas } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';
import { hayRenglones, renglones } from '../apoyo/pago.ts';
import { REFERENCIA, TRANSFERENCIA, usarTransferencias } from '../apoyo/transferencias.ts';

const { abonar, transferir, cobrador } = usarTransferencias();
const FORMA = `Transferencia ${REFERENCIA}, del 17/11/2026, La mandó su hija`;

describe('the rows of payments', () => {
  test('the history of a credit', async () => {
    const quien = await cobrador();
    await transferir(quien, 90);
    await abonar(quien, 60);
    await abrir(quien, `payment/cliente?credito=${quien.prefijo}-cre-1`);
    await hayRenglones(2);
    const dichas = renglones();
    expect(dichas.filter((texto) => texto.includes('Transferencia'))).toHaveLength(1);
    expect(dichas.find((texto) => texto.includes('+$90.00'))).toContain(FORMA);
  });

  test("the collector's day, also before a manager", async () => {
    const quien = await cobrador();
    await transferir(quien, 90);
    await abonar(quien, 60, {}, 2);
    for (const [persona, camino] of [
      [quien, 'cobrador/reportes?dia=2026-11-18'],
      [await gerente(), `gerente/rutas/${quien.uid}/reportes?dia=2026-11-18`],
    ] as const) {
      await abrir(persona, camino, { tamano: ESCRITORIO });
      await waitFor(() => expect(filas()).toHaveLength(2));
      expect(filas().find((fila) => fila.includes('Ana'))).toContain(FORMA);
      expect(filas().find((fila) => fila.includes('Luis'))).not.toContain('Transferencia');
    }
  });

  test("the client's page", async () => {
    const quien = await cobrador();
    await transferir(quien, 90);
    await enOficina(`gerente/clientes/${quien.prefijo}-cli-1?dias=abiertos`);
    await screen.findByText(new RegExp(`\\(${FORMA}\\) \\$90\\.00`));
  });

  test('the audit says the form, its reference and its day', async () => {
    const quien = await cobrador();
    await transferir(quien, 90);
    const { usuario } = await enOficina(`gerente/bitacora?cobrador=${quien.uid}`);
    await usuario.click(await screen.findByRole('button', { name: /^Detalle de Registró un pago/ }));
    const [registro] = within(screen.getByRole('list', { name: 'Registros' })).getAllByRole('listitem');
    for (const texto of ['Forma de pago', 'transferencia', REFERENCIA, '17/11/2026'])
      within(registro!).getByText(texto);
  });
});

describe('the papers of a client', () => {
  const POR_CONFIRMAR = 'Transferencia, por confirmar';

  test('the receipt of a transfer says that it is to be confirmed; that of cash says nothing of a form', async () => {
    const quien = await cobrador();
    await transferir(quien, 90);
    await abonar(quien, 60);
    const { usuario } = await abrir(quien, `payment/cliente?credito=${quien.prefijo}-cre-1`);
    await hayRenglones(2);
    await waitFor(() => expect(localStorage.getItem('leal_serie')).toContain(quien.uid));
    const comprobante = async (monto: string) => {
      await usuario.click(screen.getByRole('button', { name: new RegExp(`^Comprobante \\+\\$${monto}`) }));
      const hoja = within(await screen.findByRole('dialog'));
      await hoja.findByText('Pagó: Ana López');
      return hoja;
    };
    const hoja = await comprobante('90');
    hoja.getByText(POR_CONFIRMAR);
    expect(
      decodeURIComponent(hoja.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? ''),
    ).toContain(`Pagó: Ana López\n${POR_CONFIRMAR}\n`);
    await usuario.click(hoja.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await comprobante('60')).queryByText(/transferencia/i)).toBeNull();
  });

  test('the statement says which payment it is, and how much of what was paid', async () => {
    const quien = await cobrador();
    await transferir(quien, 90);
    await abonar(quien, 60);
    await abrir(await gerente(), `estado-de-cuenta/${quien.prefijo}-cre-1`);
    await screen.findByText(new RegExp(`· ${POR_CONFIRMAR}$`));
    await screen.findByText('De eso, $90.00 por transferencia está por confirmar.');
    expect(screen.getAllByText(/por confirmar/)).toHaveLength(2);
  });

  test("the page of a receipt's link says the form as it is now", async () => {
    const quien = await cobrador();
    const { id_pago } = await transferir(quien, 90);
    const { serie } = (await invocar(quien, 'pedirSerie', { cuerpo: { dispositivo: 'tel-1' } })).cuerpo;
    const token = nuevoToken();
    const cuerpo = {
      token,
      serie,
      numero: 1,
      id_credito: `${quien.prefijo}-cre-1`,
      id_pago,
      monto: 90,
      fecha: '2026-11-18',
    };
    expect((await invocar(quien, 'crearComprobante', { cuerpo })).estado).toBe(201);
    const ver = async () => (await invocar(quien, 'verComprobante', { parametros: { token } })).cuerpo;
    expect(await ver()).toMatchObject({ estado: 'vigente', monto: 90 });
    expect((await ver()).transferencia).toEqual({});
    const fila = mundo.db.doc(`creditos/${quien.prefijo}-cre-1/movimientos/${id_pago!.split('.')[1]}`);
    await fila.update({ banco: { estado: 'vista' } });
    expect((await ver()).transferencia).toEqual({ banco: 'vista' });
  });
});

test('what goes out says the form: the ledger row by row, and the week of its clients in sum', async () => {
  const quien = await cobrador();
  await transferir(quien, 90);
  await abonar(quien, 60);
  const consulta = { id_cobrador: quien.uid };
  const libro = await invocar(await gerente(), 'exportarMovimientos', { consulta });
  const formas = libro.cuerpo.datos.map(({ monto, transferencia }) => [monto, transferencia]);
  expect(formas).toEqual(
    expect.arrayContaining([
      [90, TRANSFERENCIA],
      [60, undefined],
    ]),
  );
  const semana = await invocar(await gerente(), 'clientesExcel', { consulta });
  const [ana, luis] = semana.cuerpo.datos;
  expect(ana).toMatchObject({ miercoles: 150, transferido: 90 });
  expect(luis).not.toHaveProperty('transferido');
});

test('a renewal says how much of what it settles nobody has seen in the bank', async () => {
  const dias = Array.from({ length: 30 }, (_, n) => sumarDias(fecha('2026-10-10'), n)).filter(
    (dia) => nombreDia(dia) !== 'domingo',
  );
  const movimientos = dias.map((dia) => ({ tipo: 'pago' as const, fecha: dia }));
  const quien = await mundo.cobrador([
    creditoDe('Ana López', { fecha_inicio: fecha('2026-10-09'), movimientos }),
  ]);
  const id_credito = `${quien.prefijo}-cre-1`;
  const pedir = { id_credito_anterior: id_credito, monto_solicitado: 4000, dias_pago: 40 };
  const { cuerpo } = await invocar(quien, 'solicitarRenovacion', { cuerpo: pedir });
  const parametros = { id: cuerpo.id_solicitud ?? '' };
  const porConfirmar = async () => {
    const { cuerpo: pregunta } = await invocar(await gerente(), 'vistoSolicitud', { parametros });
    const { antecedentes } = pregunta as unknown as { antecedentes: { por_confirmar?: number } };
    return antecedentes.por_confirmar;
  };
  expect(await porConfirmar()).toBeUndefined();
  const { id_pago } = await transferir(quien, 90);
  expect(await porConfirmar()).toBe(90);
  await mundo.db
    .doc(`creditos/${id_credito}/movimientos/${id_pago!.split('.')[1]}`)
    .update({ banco: { estado: 'vista' } });
  expect(await porConfirmar()).toBeUndefined();
});

test('its question shows that among the facts, where there is any', () => {
  const carga = { activos: 1, vencidos: 0, por_aprobar: 0 };
  const hechos = { parecidos: [], prestamos: [], hay_mas: false, carga };
  const pregunta = (de: AntecedentesDeCredito) => <Antecedentes clase="renovacion" de={de} visto={{}} />;
  const { rerender } = render(pregunta({ ...hechos, por_confirmar: centavos(9_000) }));
  expect(dato('Pagado por transferencia, por confirmar')).toBe('$90.00');
  rerender(pregunta(hechos));
  expect(screen.queryByText('Pagado por transferencia, por confirmar')).toBeNull();
});
