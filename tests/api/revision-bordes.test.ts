// Cases in which an answer used to be a 500, or wrong.
import { createHash } from 'node:crypto';
import { centavos } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';

const mundo = abrirMundo();

describe('instants in years outside the calendar', () => {
  it.each(['0500-01-01T00:00:00Z', '1000-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00'])(
    'fecha_abono %s is bad input',
    async (fecha_abono) => {
      const cobrador = await mundo.cobrador([{}]);
      const cuerpo = { id_credito: `${cobrador.prefijo}-cre-1`, monto: 120, fecha_abono };
      const respuesta = await invocar(cobrador, 'registrarAbono', { cuerpo });
      expect(respuesta).toMatchObject({ estado: 400, cuerpo: { code: 'DATOS_INVALIDOS' } });
    },
  );

  it.each(['+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', '0', '2026-11-18'])(
    'a cursor made up of %s is bad input',
    async (orden) => {
      const cobrador = await mundo.cobrador();
      const lista = createHash('sha256').update(JSON.stringify(['aprobados', cobrador.uid]));
      const filtros = lista.digest('base64url').slice(0, 16);
      const cursor = Buffer.from(JSON.stringify({ orden, id: 'a', filtros })).toString('base64url');
      const parametros = { id_usuario: cobrador.uid };
      const respuesta = await invocar(cobrador, 'aprobadosDeCobrador', { parametros, consulta: { cursor } });
      expect(respuesta).toMatchObject({ estado: 400, cuerpo: { code: 'DATOS_INVALIDOS' } });
    },
  );
});

it('a loan as large as may be asked for is answered with its interest on top', async () => {
  const cobrador = await mundo.cobrador([{ monto_solicitado: centavos(9_999_999_999), plazo: 60 }]);
  const parametros = { id_usuario: cobrador.uid };
  const ruta = await invocar(cobrador, 'activosSinPagoHoy', { parametros });
  expect(ruta.cuerpo.datos).toMatchObject([{ monto_solicitado: 99_999_999.99, monto_total: 129_999_999.99 }]);
});

describe('the request of a payment that waits since yesterday', () => {
  const AYER = '2026-11-17T12:00:00-06:00';
  const HOY = '2026-11-18T10:30:00-06:00';

  async function conPagoDeAyer() {
    const cobrador = await mundo.cobrador([{}]);
    const id_credito = `${cobrador.prefijo}-cre-1`;
    const ayer = { id_credito, monto: 720, capturado_en: AYER };
    const { id_solicitud } = (await invocar(cobrador, 'registrarAbono', { cuerpo: ayer })).cuerpo;
    const solicitar = (mas: object) =>
      invocar(cobrador, 'solicitarAbonosMultiples', { cuerpo: { id_credito, monto_total: 720, ...mas } });
    return { cobrador, id_solicitud, solicitar };
  }

  it('is not the request of today with the same amount, which is other cash', async () => {
    const { cobrador, solicitar } = await conPagoDeAyer();
    const deHoy = await solicitar({ capturado_en: HOY, motivo: 'Otro' });
    expect(deHoy).toMatchObject({ estado: 409, cuerpo: { code: 'SOLICITUD_PENDIENTE' } });
    const { solicitudes } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(solicitudes).toMatchObject([{ motivo: '' }]);
  });

  it.each([
    ['its own day', { capturado_en: AYER }],
    ['no day', {}],
  ])('is found by its amount and %s', async (_titulo, cuando) => {
    const { id_solicitud, solicitar } = await conPagoDeAyer();
    expect(await solicitar(cuando)).toMatchObject({ estado: 201, cuerpo: { id_solicitud } });
  });
});
