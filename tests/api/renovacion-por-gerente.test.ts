// A renewal that a manager asks for in the name of its collector: whose it is, what stands against it, and that the
// approval stays apart.
import { describe, expect, it } from 'vitest';
import { escenaDe } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { leerLibro, libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Cobrador } from '../setup/mundo.ts';
import { pagado, POR_RENOVAR } from '../setup/pagado.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

const pedir = (de: Cobrador, cuerpo: Record<string, unknown> = {}) =>
  invocar(gerente, 'solicitarRenovacion', {
    cuerpo: { id_credito_anterior: `${de.prefijo}-cre-1`, monto_solicitado: 4000, dias_pago: 40, ...cuerpo },
  });

describe('a renewal that a manager asks for', () => {
  it("is its collector's, waits in the inbox, and says who asked", async () => {
    const yo = await mundo.cobrador([POR_RENOVAR]);
    const { estado, cuerpo } = await pedir(yo, { id_cobrador: yo.uid });
    expect(estado).toBe(201);
    const { solicitudes, avisos, bitacora } = await libroCuadrado(mundo.db, yo.uid);
    expect(solicitudes).toMatchObject([
      {
        id_solicitud: cuerpo.id_solicitud,
        tipo: 'renovacion',
        estado: 'pendiente',
        id_cobrador: yo.uid,
        solicitante: gerente.uid,
      },
    ]);
    expect(avisos.por_aprobar.renovacion).toBe(1);
    expect(bitacora.find(({ accion }) => accion === 'renovaciones/solicitar')).toMatchObject({
      id_usuario: gerente.uid,
      id_cobrador: yo.uid,
    });
    const mias = (await invocar(yo, 'misSolicitudes')).cuerpo.datos;
    expect(mias).toMatchObject([{ id_solicitud: cuerpo.id_solicitud, tipo: 'renovacion' }]);
    expect((await pedir(yo)).cuerpo.code).toBe('SOLICITUD_PENDIENTE');
  });

  it('is decided apart, by the same manager too, and marked as such', async () => {
    const yo = await mundo.cobrador([POR_RENOVAR]);
    const { id_solicitud } = (await pedir(yo)).cuerpo;
    expect((await leerLibro(mundo.db, yo.uid)).creditos).toHaveLength(1);
    const decidida = await invocar(gerente, 'aprobarRenovacion', { cuerpo: { id_solicitud } });
    expect(decidida.estado).toBe(200);
    const { solicitudes, creditos } = await libroCuadrado(mundo.db, yo.uid);
    expect(solicitudes).toMatchObject([{ estado: 'aprobada', decision_propia: true }]);
    expect(creditos.map(({ id_cobrador }) => id_cobrador)).toEqual([yo.uid, yo.uid]);
  });

  it.each([
    ['that is not paid far enough', [pagado(2879.99)], {}, 422, 'NO_ELEGIBLE'],
    [
      'that would not settle the old one',
      [POR_RENOVAR],
      { monto_solicitado: 719 },
      422,
      'MONTO_NO_CUBRE_SALDO',
    ],
    ['in the name of another collector', [POR_RENOVAR], { id_cobrador: 'otro' }, 400, 'DATOS_INVALIDOS'],
    ['of no credit', [POR_RENOVAR], { id_credito_anterior: 'no-hay' }, 404, 'NO_ENCONTRADO'],
  ] as const)('is refused for one %s', async (_, cartera, cuerpo, estado, code) => {
    const yo = await mundo.cobrador(cartera);
    const antes = await leerLibro(mundo.db, yo.uid);
    expect(await pedir(yo, cuerpo)).toMatchObject({ estado, cuerpo: { code } });
    expect(await leerLibro(mundo.db, yo.uid)).toEqual(antes);
  });

  it("is refused where nobody would collect it: its collector's account is off", async () => {
    const yo = await mundo.cobrador([POR_RENOVAR]);
    await escenaDe(mundo, yo).apagar();
    expect(await pedir(yo)).toMatchObject({ estado: 422, cuerpo: { code: 'USUARIO_INVALIDO' } });
  });
});
