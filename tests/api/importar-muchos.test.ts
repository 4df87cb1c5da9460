// A whole portfolio comes in, equals the file's own sums, and goes again without leaving a difference.
import { porCorrida } from '@leal/pruebas/corrida';
import { expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { abrir, deshacer, huellaNueva, importador, importar, renglonDe } from '../setup/importaciones.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { reasignador, sinDiferencias } from '../setup/reasignador.ts';

const mundo = abrirMundo();
const { noche } = reasignador(mundo);
const { solo } = importador(mundo);

const CUANTOS = porCorrida({ corta: 240, resto: 1200, todo: 5000 });
const POR_TANDA = 30;

it('thousands of loans: their sums are those of the file, and undone nothing is left', async () => {
  const gerente = await mundo.gerente();
  const cobradores = [await mundo.cobrador([]), await mundo.cobrador([])] as const;
  const huella = huellaNueva();
  await abrir(gerente, huella, CUANTOS);
  const renglones = Array.from({ length: CUANTOS }, (_, i) =>
    renglonDe(cobradores[i % 2 === 0 ? 0 : 1].uid, i + 2, {
      monto_solicitado: 1000 + (i % 7) * 500,
      dias_pago: [30, 40, 60][i % 3]!,
      total_pagado: (i % 5) * 100,
      atrasos: i % 4,
      orden: i,
    }),
  );
  for (let desde = 0; desde < CUANTOS; desde += POR_TANDA) {
    const { cuerpo } = await importar(gerente, huella, renglones.slice(desde, desde + POR_TANDA));
    expect(cuerpo.resultados.filter(({ resultado }) => resultado !== 'importado')).toEqual([]);
  }
  for (const cobrador of cobradores) {
    const delCobrador = renglones.filter(({ id_cobrador }) => id_cobrador === cobrador.uid);
    const sumar = (valor: (renglon: (typeof delCobrador)[number]) => number) =>
      delCobrador.reduce((total, renglon) => total + valor(renglon), 0);
    const { totales } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(totales).toMatchObject({
      clientes: delCobrador.length,
      creditos_activos: delCobrador.length,
      capital_colocado_centavos: sumar(({ monto_solicitado }) => monto_solicitado * 100),
      total_pagado_activos_centavos: sumar(({ total_pagado }) => total_pagado * 100),
      saldo_pendiente_centavos: sumar(
        ({ monto_solicitado, dias_pago, total_pagado }) =>
          monto_solicitado * (dias_pago === 60 ? 130 : 120) - total_pagado * 100,
      ),
      en_mano_centavos: 0,
    });
    expect(await noche(solo(cobrador))).toMatchObject(sinDiferencias);
  }
  let estado = '';
  while (estado !== 'deshecha') {
    const respuesta = await deshacer(gerente, huella);
    expect(respuesta.estado).toBe(200);
    ({ estado } = respuesta.cuerpo.importacion);
  }
  for (const cobrador of cobradores) {
    const { totales, clientes } = await libroCuadrado(mundo.db, cobrador.uid);
    expect([clientes.length, totales.creditos_activos, totales.saldo_pendiente_centavos]).toEqual([0, 0, 0]);
    expect(await noche(solo(cobrador))).toMatchObject(sinDiferencias);
  }
});
