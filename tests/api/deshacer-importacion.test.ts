// An import is taken back: whole as long as nobody has touched it, then client by client.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { abrir, deshacer, importador, importar } from '../setup/importaciones.ts';
import { invocar } from '../setup/invocar.ts';
import { reasignador, sinDiferencias } from '../setup/reasignador.ts';

// The suite's clock runs from Wednesday 18 November 2026, 11:00.
const mundo = abrirMundo();
const { noche } = reasignador(mundo);
const { archivo, solo } = importador(mundo);
const gerente = await mundo.cuenta('gerente@leal.demo');

describe('an import', () => {
  it('is taken back whole as long as nobody has touched it, and may come again', async () => {
    const { cobrador, huella, renglones, libro } = await archivo(32);
    const conOrden = renglones.map((renglon, i) => ({ ...renglon, orden: i }));
    await importar(gerente, huella, conOrden.slice(0, 30));
    await importar(gerente, huella, conOrden.slice(30));
    const { cuerpo: primero } = await deshacer(gerente, huella);
    expect([primero.deshechos.length, primero.importacion.estado]).toEqual([30, 'deshaciendo']);
    expect((await importar(gerente, huella, renglones.slice(0, 1))).cuerpo.code).toBe('NO_ELEGIBLE');
    const { cuerpo: ultimo } = await deshacer(gerente, huella);
    expect(ultimo).toMatchObject({
      quedaron: [],
      importacion: { estado: 'deshecha', creditos: 0, deshechos: 32, cobradores: [] },
    });
    const { totales, clientes, creditos, movimientos, bitacora } = await libro();
    expect([clientes, creditos, movimientos]).toEqual([[], [], []]);
    expect(totales).toMatchObject({ clientes: 0, creditos_activos: 0, saldo_pendiente_centavos: 0 });
    // The audit stays: who came, and who went.
    expect(bitacora.filter(({ accion }) => accion === 'importaciones/cliente')).toHaveLength(32);
    expect(bitacora.filter(({ accion }) => accion === 'importaciones/deshacer-cliente')).toHaveLength(32);
    const ruta = await mundo.db.doc(`rutas/${cobrador.uid}`).get();
    expect(ruta.get('orden_clientes')).toEqual([]);
    expect(await noche(solo(cobrador))).toMatchObject(sinDiferencias);
    expect(await abrir(gerente, huella)).toMatchObject({ ya: false, importacion: { vuelta: 2 } });
    const { cuerpo } = await importar(gerente, huella, renglones.slice(0, 2), 2);
    expect(cuerpo.resultados.map(({ resultado }) => resultado)).toEqual(['importado', 'importado']);
  });

  it('of which one client has moved is taken back client by client, without that one', async () => {
    const { cobrador, huella, renglones, libro } = await archivo(2);
    await importar(gerente, huella, renglones);
    const [movido, quieto] = (await libro()).creditos.toSorted((a, b) => (a.nombre < b.nombre ? -1 : 1));
    await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito: movido!.id_credito, monto: 0 } });
    const entero = await deshacer(gerente, huella);
    expect(entero.cuerpo.code).toBe('NO_ELEGIBLE');
    expect(entero.cuerpo.message).toContain('Cliente Importado 2 ya tiene registros');
    const { datos } = (await invocar(gerente, 'leerImportacion', { parametros: { id_importacion: huella } }))
      .cuerpo;
    expect(Object.fromEntries(datos.map(({ nombre, movido: si }) => [nombre, si]))).toEqual({
      'Cliente Importado 2': true,
      'Cliente Importado 3': false,
    });
    const ids = [movido!.id_cliente, quieto!.id_cliente];
    const { cuerpo } = await deshacer(gerente, huella, ids);
    expect(cuerpo).toMatchObject({ deshechos: [ids[1]], quedaron: [ids[0]], importacion: { creditos: 1 } });
    expect((await libro()).totales).toMatchObject({ clientes: 1, creditos_activos: 1 });
    expect(await noche(solo(cobrador))).toMatchObject(sinDiferencias);
  });

  it('leaves whoever something was asked about, and other clients than its own', async () => {
    const { cobrador, huella, renglones, libro } = await archivo(1);
    await importar(gerente, huella, renglones);
    const [credito] = (await libro()).creditos;
    const { id_cliente } = credito!;
    await invocar(cobrador, 'solicitarEdicionCliente', { cuerpo: { id_cliente, motivo: 'Otro teléfono' } });
    const ajeno = await mundo.cobrador([{}]);
    const { cuerpo } = await deshacer(gerente, huella, [id_cliente, `${ajeno.prefijo}-cli-1`]);
    expect([cuerpo.deshechos, cuerpo.quedaron.length]).toEqual([[], 2]);
    expect((await deshacer(gerente, huella)).cuerpo.code).toBe('NO_ELEGIBLE');
  });
});
