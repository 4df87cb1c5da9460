// A loan is handed over after its approval, whatever a clock says.
import { expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { escena, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

const TELEFONO = { dispositivo: 'tel-1', secuencia: 7 };
const FIRMA = '10,20 300,200;400,50 500,60';

/** Approved on the 18th at nine. */
async function aprobado(): Promise<Escena> {
  const e = await escena(mundo, { estado: 'Pendiente' });
  await e.aprobado();
  await e.conFondo(3000);
  await e.aprobadoDesde('2026-11-18T09:00:00-06:00');
  return e;
}

const entregar = ({ cobrador, id_credito }: Escena, mas: Readonly<Record<string, unknown>>) =>
  invocar(cobrador, 'entregarCredito', { cuerpo: { id_credito, monto: 3000, ...mas } });

const guardada = async (e: Escena) => (await e.elCredito())?.entrega;

it('without a phone, earlier is refused with the hour of the approval, and nothing changes', async () => {
  const e = await aprobado();
  const antes = await e.libro();
  for (const capturado_en of ['2026-11-15T20:00:00-06:00', '2026-11-18T08:57:59-06:00'])
    expect(await entregar(e, { capturado_en })).toMatchObject({
      estado: 422,
      cuerpo: {
        code: 'FECHA_INVALIDA',
        message: 'El préstamo se aprobó el 18/11/2026, 09:00: no pudo entregarse antes.',
      },
    });
  expect(await e.libro()).toEqual(antes);
  expect((await entregar(e, { capturado_en: '2026-11-18T08:58:00-06:00' })).estado).toBe(200);
  expect(await guardada(e)).toEqual({ estado: 'entregada', monto_centavos: 300_000, fecha: '2026-11-18' });
});

it('what a phone kept has happened: it stands at the approval, and is marked', async () => {
  const e = await aprobado();
  const tarde = { capturado_en: '2026-11-15T20:00:00-06:00', ...TELEFONO, firma: FIRMA };
  expect(await entregar(e, tarde)).toMatchObject({
    estado: 200,
    cuerpo: { entrega: { fecha: '2026-11-18', dias_despues: 0 } },
  });
  const { caja, bitacora } = await e.libro();
  expect(await guardada(e)).toMatchObject({ fecha: '2026-11-18', reloj_corregido: true });
  const filas = Object.values(caja.filas).filter(({ tipo }) => tipo === 'entrega');
  expect(filas).toMatchObject([{ fecha: '2026-11-18' }]);
  const fila = bitacora.find(({ accion }) => accion === 'creditos/entregar');
  expect(fila?.despues).toMatchObject({ reloj_corregido: true, dias_despues: 0 });
  const firma = await mundo.db.doc(`creditos/${e.id_credito}/firmas/entrega`).get();
  expect(firma.get('firmada_en').toDate()).toEqual(new Date('2026-11-18T09:00:00-06:00'));
});

it('the client’s page says so', async () => {
  const e = await aprobado();
  await entregar(e, { capturado_en: '2026-11-15T20:00:00-06:00', ...TELEFONO });
  const { cuerpo } = await invocar(gerente, 'expedienteCliente', {
    parametros: { id_cliente: e.id_cliente },
  });
  expect(cuerpo.creditos[0]?.entrega).toMatchObject({
    fecha: '2026-11-18',
    dias_despues: 0,
    reloj_corregido: true,
  });
});
