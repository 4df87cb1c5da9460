// A client who is deleted with a loan that was handed over: it is lost by the same door.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { manosDeCastigo } from '../setup/castigar.ts';
import { eliminarCliente, vistoParaEliminar } from '../setup/eliminar-cliente.ts';
import { escena, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { vistoDelCastigo } from '../setup/visto-del-castigo.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

const { castigar, listados } = manosDeCastigo(mundo, gerente);
const deshacer = ({ id_credito }: Escena) =>
  invocar(gerente, 'deshacerCastigo', {
    cuerpo: { id_credito, motivo: 'Sí paga', visto: vistoDelCastigo() },
  });

describe('a deleted client', () => {
  it('leaves the loan as lost, which bars another one and may still be paid', async () => {
    const e = await escena(mundo);
    expect((await eliminarCliente(gerente, e.id_cliente, 'Se fue')).estado).toBe(204);
    const { creditos, dias, clientes } = await e.libro();
    expect(creditos).toMatchObject([
      { estado_credito: 'Castigado', cliente_eliminado: true, castigo: { motivo: 'Se fue' } },
    ]);
    expect(clientes).toMatchObject([{ eliminado: true, estado_lista: null, por_castigo: 'impide' }]);
    expect(dias.find((dia) => dia.fecha === '2026-11-18')).toMatchObject({ castigado_centavos: 300_000 });
    expect(await deshacer(e)).toMatchObject({ estado: 422, cuerpo: { code: 'NO_ELEGIBLE' } });
    expect((await listados(e)).datos).toMatchObject([{ cliente_eliminado: true, perdido: 3000 }]);
    // Found by its words as well: somebody pays for a client who is in no other list.
    for (const [busqueda, hallados] of [
      ['cliente num', [{ id_credito: e.id_credito, cliente_eliminado: true }]],
      ['nadie', []],
    ] as const) {
      const consulta = { id_cobrador: e.cobrador.uid, busqueda };
      const { cuerpo } = await invocar(gerente, 'castigados', { consulta });
      expect(cuerpo).toMatchObject({ datos: hallados, total: hallados.length, totales: null });
    }
    expect(await e.abonar(120)).toMatchObject({ tipo: 'pago' });
    expect((await e.libro()).creditos[0]).toMatchObject({ saldo_centavos: 348_000 });
  });

  it('is not deleted unread, nor without a reason, where a loan is lost with them', async () => {
    const e = await escena(mundo);
    const parametros = { id_cliente: e.id_cliente };
    const leido = await vistoParaEliminar(gerente, e.id_cliente);
    const antes = await e.libro();
    for (const [consulta, mensaje] of [
      [{}, /revisa primero cuánto debe/],
      [{ motivo: 'Se fue' }, /revisa primero cuánto debe/],
      [leido, /escribe el motivo/],
      [{ ...leido, motivo: '  ' }, /escribe el motivo/],
    ] as const)
      expect(await invocar(gerente, 'eliminarCliente', { parametros, consulta })).toMatchObject({
        estado: 422,
        cuerpo: { code: 'NO_ELEGIBLE', message: expect.stringMatching(mensaje) as string },
      });
    expect(await e.libro()).toEqual(antes);
    const consulta = { ...leido, motivo: 'Se fue' };
    expect((await invocar(gerente, 'eliminarCliente', { parametros, consulta })).estado).toBe(204);
    // Nothing is lost with one that waits: the spec's call is enough.
    const pendiente = await escena(mundo, { estado: 'Pendiente' });
    const solo = { parametros: { id_cliente: pendiente.id_cliente } };
    expect((await invocar(gerente, 'eliminarCliente', solo)).estado).toBe(204);
  });

  it('whose loan was written off before is deleted as ever: it is lost once', async () => {
    const e = await escena(mundo);
    await castigar(e);
    const parametros = { id_cliente: e.id_cliente };
    expect((await invocar(gerente, 'eliminarCliente', { parametros })).estado).toBe(204);
    const { dias, totales } = await e.libro();
    expect(totales.clientes).toBe(0);
    expect(dias.find((dia) => dia.fecha === '2026-11-18')).toMatchObject({ castigado_centavos: 300_000 });
  });
});
