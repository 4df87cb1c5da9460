// Holidays that the owner lists, and takes off the list, while loans run: what becomes of their plans, sums and late days.
import { fecha, instanteLocal } from '@leal/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { aprobar, corregir } from './decidir.ts';
import {
  a,
  anotados,
  cobrador,
  cuadra,
  doc,
  enLista,
  gerente,
  hoy,
  minutos,
  mudanza,
  puente,
  usarFeria,
} from './feria.ts';

usarFeria();

/** Thirty days from Friday 2026-10-30: due Friday 2026-12-04. */
const id_credito = `${cobrador.uid}-cre-30`;
const credito = (id = id_credito) => doc(`creditos/${id}`);
const leido = async (id = id_credito) =>
  (await invocar(gerente, 'estadoDeCuenta', { parametros: { id_credito: id } })).cuerpo;
const deSuPlan = (cuenta: Awaited<ReturnType<typeof leido>>) =>
  cuenta.calendario.filter(({ numero }) => numero !== undefined);
const tocar = (
  nombre: 'registrarAbono' | 'registrarAtraso',
  cuerpo: object,
  clave: string,
  capturado_en = hoy(),
) =>
  invocar(cobrador, nombre, {
    cuerpo: { id_credito, capturado_en: capturado_en.toISOString(), dispositivo: 'tel-1', ...cuerpo },
    clave,
  });

describe('a holiday that is listed while a loan runs', () => {
  it('changes nothing before it is in force, and then the whole loan at once', async () => {
    await enLista(puente('2026-12-01'));
    await minutos(1);
    expect(credito()).toMatchObject({ calendario: 1, fecha_vencimiento: '2026-12-04' });
    const antes = await leido();
    expect([deSuPlan(antes).length, antes.credito.fecha_vencimiento]).toEqual([30, '2026-12-04']);
    await minutos();
    expect(credito()).toMatchObject({ calendario: 2, fecha_vencimiento: '2026-12-05' });
    const despues = await leido();
    expect(deSuPlan(despues).length).toBe(30);
    expect(deSuPlan(despues).at(-1)?.fecha).toBe('2026-12-05');
    expect(deSuPlan(despues).reduce((suma, { esperado }) => suma + esperado, 0)).toBe(
      despues.credito.monto_total,
    );
    expect(mudanza()).toMatchObject({ version: 2, estado: 'hecha', creditos: 6, atrasos: 0 });
    await cuadra();
  });

  it('is in the audit of each credit that it moved', async () => {
    await enLista(puente('2026-12-01'));
    await minutos();
    const filas = anotados();
    expect(filas).toHaveLength(6);
    expect(filas.find(({ documento }) => documento === `creditos/${id_credito}`)).toMatchObject({
      antes: { fecha_vencimiento: '2026-12-04', calendario: 1 },
      despues: { fecha_vencimiento: '2026-12-05', calendario: 2 },
    });
  });

  it('is taken off again: all is as it was', async () => {
    await enLista(puente('2026-12-01'));
    await minutos();
    await enLista();
    await minutos();
    expect(credito()).toMatchObject({ calendario: 3, fecha_vencimiento: '2026-12-04' });
    expect(mudanza()).toMatchObject({ version: 3, estado: 'hecha', creditos: 6 });
    await cuadra();
  });

  it('moves no loan that has ended by then, and tells its statement as it was', async () => {
    const cuenta = await leido();
    await enLista(puente('2027-02-10'));
    await minutos();
    expect(credito()).toMatchObject({ calendario: 1, fecha_vencimiento: '2026-12-04' });
    expect({ ...(await leido()), al: cuenta.al }).toEqual(cuenta);
    expect(mudanza()).toMatchObject({ estado: 'hecha', creditos: 0 });
  });

  it('a loan that is approved meanwhile has the calendar of its approval', async () => {
    const cliente = { nombre: 'Ana Ruiz', negocio: 'x', direccion: 'x', telefono: '6181234567' };
    const pedido = { ...cliente, monto_solicitado: 3000, dias_pago: 30 };
    const { cuerpo } = await invocar(cobrador, 'registrarCliente', { cuerpo: pedido });
    const { id_credito: nuevo } = cuerpo;
    await enLista(puente('2026-12-01'));
    await minutos();
    await invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito: nuevo } });
    expect(credito(nuevo)).toMatchObject({
      calendario: 2,
      fecha_inicio: '2026-11-18',
      fecha_vencimiento: '2026-12-24',
    });
    await cuadra();
  });

  it('a loan that was paid off meanwhile goes over when it is open again', async () => {
    const { cuerpo: pedida } = await invocar(cobrador, 'registrarAbono', {
      cuerpo: { id_credito, monto: 3600 },
    });
    await aprobar(gerente, pedida.id_solicitud);
    expect(credito()).toMatchObject({ estado_credito: 'Finalizado', debe_desde: null });
    await enLista(puente('2026-12-01'));
    await minutos();
    expect(credito()).toMatchObject({ calendario: 1, fecha_vencimiento: '2026-12-04' });
    const id_pago = `${id_credito}.multiple-${pedida.id_solicitud}`;
    await corregir([cobrador, gerente], id_pago);
    const abierto = { estado_credito: 'Aprobado', calendario: 2, fecha_vencimiento: '2026-12-05' };
    expect(credito()).toMatchObject({ ...abierto, debe_desde: '2026-10-31' });
    await cuadra();
  });

  it('the next one waits until all credits are over', async () => {
    await enLista(puente('2026-12-01'));
    await minutos(1);
    await enLista(puente('2026-12-01'), puente('2026-12-02'));
    await minutos(1);
    expect(mudanza()).toMatchObject({ version: 2, estado: 'en_curso' });
    await minutos(5);
    expect(mudanza()).toMatchObject({ version: 3, estado: 'hecha' });
    expect(credito()).toMatchObject({ calendario: 3, fecha_vencimiento: '2026-12-07' });
    await cuadra();
  });
});

describe('a day that is closed afterwards', () => {
  beforeEach(async () => {
    a('2026-11-17', '12:00');
    await tocar('registrarAtraso', {}, 'k1');
    a('2026-11-18', '11:00');
    await enLista(puente('2026-11-17', 'Inundación'));
    await minutos();
  });

  it('its late day counts for no arrears, and its row says so', async () => {
    expect(credito()).toMatchObject({ atrasos: 0, fecha_vencimiento: '2026-12-05' });
    const { cuerpo } = await invocar(cobrador, 'historialAbonos', { parametros: { id_credito } });
    expect(cuerpo.datos).toMatchObject([{ tipo: 'atraso', cancelado: true, dia_cerrado: true }]);
    expect(mudanza()).toMatchObject({ creditos: 6, atrasos: 1 });
    await cuadra();
  });

  it('what was captured on it, when it was a day like any other, is booked', async () => {
    const { estado } = await tocar(
      'registrarAbono',
      { monto: 120 },
      'k2',
      instanteLocal(fecha('2026-11-17'), '12:30'),
    );
    expect(estado).toBe(200);
    await cuadra();
  });

  it('a late day of it that comes only now counts for no arrears either, and its row says so', async () => {
    const pedido = { id_credito: `${cobrador.uid}-cre-40` };
    const tarde = () => tocar('registrarAtraso', pedido, 'k3', instanteLocal(fecha('2026-11-17'), '12:30'));
    const { estado, cuerpo } = await tarde();
    expect([estado, cuerpo.resumen.totalAtrasos]).toEqual([200, 0]);
    expect((await tarde()).estado).toBe(200);
    const historial = await invocar(cobrador, 'historialAbonos', { parametros: pedido });
    expect(historial.cuerpo.datos).toMatchObject([{ tipo: 'atraso', cancelado: true, dia_cerrado: true }]);
    await cuadra();
  });

  it('a second late day of it, from another phone, is one more row that does not count', async () => {
    const { estado, cuerpo } = await tocar(
      'registrarAtraso',
      { dispositivo: 'tel-2' },
      'k4',
      instanteLocal(fecha('2026-11-17'), '13:00'),
    );
    expect([estado, cuerpo.resumen.totalAtrasos]).toEqual([200, 0]);
    await cuadra();
  });

  it('what is captured today on a day that is closed is refused', async () => {
    await enLista(puente('2026-11-17', 'Inundación'), puente('2026-11-18', 'Huelga'));
    await minutos();
    const { cuerpo } = await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 120 } });
    expect(cuerpo.message).toBe('No se cobra en día festivo: Huelga.');
  });

  it('eight days ago stays as it was', async () => {
    await enLista(puente('2026-11-17', 'Inundación'), puente('2026-11-09', 'Antes'));
    await minutos();
    expect(mudanza()).toMatchObject({ version: 2 });
  });
});

it('a late day of seven days ago counts no more, though its client was visited on every day since', async () => {
  const pedido = { id_credito: `${cobrador.uid}-cre-40` };
  a('2026-11-11', '12:00');
  expect((await tocar('registrarAtraso', pedido, 'k-11')).estado).toBe(200);
  for (const dia of [12, 13, 14, 15, 16, 17, 18]) {
    a(`2026-11-${dia}`, '12:00');
    expect((await tocar('registrarAbono', { ...pedido, monto: 0 }, `k-${dia}`)).estado).toBe(200);
  }
  await enLista(puente('2026-11-11', 'Inundación'));
  await minutos();
  expect([mudanza()['atrasos'], credito(pedido.id_credito)['atrasos']]).toEqual([1, 0]);
  await cuadra();
});
