// A payment of many abonos is rejected: the collector holds the cash, and says what became of it.
import { describe, expect, it } from 'vitest';
import { escena, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { leerLibro } from '../setup/libro.ts';
import { abrirMundo } from '../setup/mundo.ts';

const mundo = abrirMundo();

async function rechazada(efectivo: 'devolver' | 'registrar') {
  const e = await escena(mundo);
  return { e, id: await e.multipleRechazado(efectivo) };
}
const cerrar = (e: Escena, id: string, hecho: string) =>
  invocar(e.cobrador, 'cerrarTareaMultiple', { parametros: { id }, cuerpo: { hecho } });
const laMia = async (e: Escena) =>
  (await invocar(e.cobrador, 'misSolicitudes', { consulta: { tipo: 'abonos_multiples' } })).cuerpo.datos[0];

describe('the cash of a rejected payment', () => {
  it.each(['devolver', 'registrar'] as const)(
    'to %s is an open task until it is said to be given back, once',
    async (efectivo) => {
      const { e, id } = await rechazada(efectivo);
      expect(await laMia(e)).toMatchObject({ efectivo, tarea_abierta: true, comentario: 'De 5 en 5' });
      const { estado, cuerpo } = await cerrar(e, id, 'devuelto');
      expect(estado).toBe(200);
      expect(cuerpo.solicitud).toMatchObject({ tarea_abierta: false, tarea_hecha: { hecho: 'devuelto' } });
      expect(await laMia(e)).toEqual(cuerpo.solicitud);
      const { bitacora } = await e.libro();
      expect(
        bitacora.at(-1) && bitacora.filter(({ accion }) => accion === 'abonos/tarea-multiple'),
      ).toMatchObject([
        { id_usuario: e.cobrador.uid, despues: { hecho: 'devuelto', monto_centavos: 72_000 } },
      ]);
      expect(await cerrar(e, id, 'devuelto')).toMatchObject({
        estado: 409,
        cuerpo: { code: 'YA_PROCESADA' },
      });
    },
  );

  it('is said to be registered only when a payment stands since the rejection', async () => {
    const { e, id } = await rechazada('registrar');
    await e.abonar(0);
    expect(await cerrar(e, id, 'registrado')).toMatchObject({ estado: 422, cuerpo: { code: 'NO_ELEGIBLE' } });
    await e.abonar(600);
    const { estado, cuerpo } = await cerrar(e, id, 'registrado');
    expect([estado, cuerpo.solicitud.tarea_hecha?.hecho]).toEqual([200, 'registrado']);
    await e.libro();
  });

  it('said twice at once is done once', async () => {
    const { e, id } = await rechazada('devolver');
    const respuestas = await Promise.all([1, 2, 3, 4].map(() => cerrar(e, id, 'devuelto')));
    const con = (estado: number) => respuestas.filter((una) => una.estado === estado).length;
    expect([con(200), con(409)]).toEqual([1, 3]);
  });

  it('is nobody’s task while the request waits, nor that of another collector', async () => {
    const e = await escena(mundo);
    const id = await e.pedirMultiple(720);
    expect(await laMia(e)).toMatchObject({ tarea_abierta: false });
    const antes = await leerLibro(mundo.db, e.cobrador.uid);
    expect(await cerrar(e, id, 'devuelto')).toMatchObject({ estado: 422, cuerpo: { code: 'NO_ELEGIBLE' } });
    const otra = await escena(mundo);
    expect((await cerrar(otra, id, 'devuelto')).estado).toBe(403);
    expect((await cerrar(otra, 'no-existe', 'devuelto')).estado).toBe(403);
    expect((await cerrar(e, id, 'gastado')).estado).toBe(400);
    expect(await leerLibro(mundo.db, e.cobrador.uid)).toEqual(antes);
  });
});
