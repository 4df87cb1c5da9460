// Cash that the office still has in its hands is named by every figure that counts the loan.
import { expect, test } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { leerRenglones } from '../setup/renglones.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

test('every figure that counts an approved loan says that it waits, until it is handed over; nothing is recovered of it', async () => {
  const e = await escena(mundo, { estado: 'Pendiente' });
  await e.aprobado();
  const id_usuario = e.cobrador.uid;
  const cifras = async () => {
    const [rutas, tablero, clientes, semana] = await Promise.all([
      invocar(gerente, 'gerenteRutas', { consulta: { id_cobrador: id_usuario } }),
      invocar(gerente, 'dashboardDeCobrador', { parametros: { id_usuario } }),
      invocar(gerente, 'clientesDeCobrador', { parametros: { id_usuario }, consulta: {} }),
      invocar(gerente, 'reporteSemana', { parametros: { id_usuario }, consulta: {} }),
    ]);
    const [renglon] = await leerRenglones(gerente, { id_cobrador: id_usuario });
    const [ruta] = rutas.cuerpo.datos;
    return [
      [ruta?.prestamos_por_entregar, ruta?.por_entregar, ruta?.capital_colocado, ruta?.monto_total],
      [tablero.cuerpo.prestamos_por_entregar, tablero.cuerpo.por_entregar],
      [clientes.cuerpo.resumen?.por_entregar, clientes.cuerpo.datos[0]?.por_entregar],
      [semana.cuerpo.total_creditos_nuevos, semana.cuerpo.total_creditos_por_entregar],
      [renglon?.monto_solicitado, renglon?.por_entregar],
    ];
  };
  expect(await cifras()).toEqual([
    [1, 3000, 3000, 0],
    [1, 3000],
    [1, true],
    [1, 1],
    [3000, 3000],
  ]);
  await e.libro();
  await e.conFondo(3000);
  await invocar(e.cobrador, 'entregarCredito', { cuerpo: { id_credito: e.id_credito, monto: 3000 } });
  expect(await cifras()).toEqual([
    [0, 0, 3000, 3600],
    [0, 0],
    [0, false],
    [1, 0],
    [3000, 0],
  ]);
  await e.libro();
});
