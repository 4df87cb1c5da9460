// Loans that ran before Leal come in from a lender's file, once, and may be taken back.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { abrir, huellaNueva, importador, importar, renglonDe, telefonoDe } from '../setup/importaciones.ts';
import { invocar } from '../setup/invocar.ts';
import { reasignador, sinDiferencias } from '../setup/reasignador.ts';

// The suite's clock runs from Wednesday 18 November 2026, 11:00.
const mundo = abrirMundo();
const { noche } = reasignador(mundo);
const { archivo, solo } = importador(mundo);
const gerente = await mundo.cuenta('gerente@leal.demo');

describe('a row of the file', () => {
  it('is a client with a running loan: paid before Leal, of no box, no day and no visit', async () => {
    const { cobrador, huella, renglones, libro } = await archivo();
    const { estado, cuerpo } = await importar(gerente, huella, renglones);
    expect([estado, cuerpo.resultados]).toEqual([
      200,
      [{ renglon: 2, resultado: 'importado', hallazgos: [] }],
    ]);
    const { totales, creditos, clientes, movimientos, dias } = await libro();
    expect(totales).toMatchObject({
      clientes: 1,
      creditos_activos: 1,
      capital_colocado_centavos: 300_000,
      total_pagado_activos_centavos: 60_000,
      saldo_pendiente_centavos: 300_000,
      en_mano_centavos: 0,
    });
    expect(dias).toEqual([]);
    expect(movimientos).toMatchObject([
      { tipo: 'apertura', monto_centavos: 60_000, cantidad_dias: 1, fecha: '2026-11-18', abonos: 0 },
    ]);
    // Five days are covered whole: it owes since the sixth, by the plan of everybody's.
    expect(creditos[0]).toMatchObject({
      estado_credito: 'Aprobado',
      fecha_inicio: '2026-11-09',
      fecha_vencimiento: '2026-12-14',
      debe_desde: '2026-11-16',
      atrasos: 1,
      num_pagos: 0,
      decision: null,
      importado: { id: huella, renglon: 2 },
    });
    expect(creditos[0]?.entrega).toBeUndefined();
    expect(clientes[0]).toMatchObject({ nombre: 'Cliente Importado 2', estado_lista: 'Pendiente' });
    expect(await noche(solo(cobrador))).toMatchObject(sinDiferencias);
  });

  it('is on the route, is paid like any other, and its statement says what was paid before', async () => {
    const { cobrador, huella, renglones, libro } = await archivo();
    await importar(gerente, huella, renglones);
    const parametros = { id_usuario: cobrador.uid };
    const { datos } = (await invocar(cobrador, 'activosSinPagoHoy', { parametros })).cuerpo;
    expect(datos).toMatchObject([{ nombre: 'Cliente Importado 2', saldo: 3000, atrasos: 1 }]);
    const id_credito = datos[0]?.id_credito ?? '';
    await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 120 } });
    const { cuerpo } = await invocar(cobrador, 'estadoDeCuenta', { parametros: { id_credito } });
    expect(cuerpo.pagos).toMatchObject([
      { tipo: 'apertura', monto: 600, saldo: 3000 },
      { tipo: 'pago', monto: 120, saldo: 2880 },
    ]);
    // The days before Leal are no days of missed payments.
    expect(cuerpo.calendario[0]).toMatchObject({ fecha: '2026-11-18', clase: 'pago' });
    const { totales } = await libro();
    expect(totales.ultimos_15_dias['2026-11-18' as never]).toMatchObject({ cobrado_centavos: 12_000 });
    expect(totales.en_mano_centavos).toBe(12_000);
    expect(await noche(solo(cobrador))).toMatchObject(sinDiferencias);
  });

  it('that was almost paid may be renewed; its term and its opening stay as they came', async () => {
    const { cobrador, huella, renglones, libro } = await archivo(1, { total_pagado: 3000, atrasos: 0 });
    await importar(gerente, huella, renglones);
    const [credito] = (await libro()).creditos;
    expect(credito?.renovable).toBe(true);
    const id_credito = credito?.id_credito ?? '';
    const { cuerpo } = await invocar(gerente, 'editarCliente', {
      parametros: { id_cliente: credito?.id_cliente ?? '' },
      cuerpo: { dias_pago: 40 },
    });
    expect(cuerpo.code).toBe('PLAZO_NO_EDITABLE');
    const edicion = await invocar(gerente, 'resolverEdicionPago', {
      parametros: { id: `${id_credito}.apertura` },
      cuerpo: { estado: 'aprobada', comentario: 'x', monto_aprobado: 10 },
    });
    expect(edicion.cuerpo.code).toBe('NO_ELEGIBLE');
    // Nobody knows on which days the first payments were made.
    await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 600 } });
    expect((await libro()).creditos[0]).toMatchObject({ estado_credito: 'Finalizado', dias_a_tiempo: null });
    expect(await noche(solo(cobrador))).toMatchObject(sinDiferencias);
  });

  it('comes once, whoever sends it how often and at once', async () => {
    const { huella, renglones, libro } = await archivo(4);
    const otro = await mundo.gerente();
    const veces = await Promise.all(
      [gerente, otro, gerente, otro].map((quien) => importar(quien, huella, renglones)),
    );
    const hechos = veces.flatMap(({ cuerpo }) => cuerpo.resultados.map(({ resultado }) => resultado));
    expect(hechos.filter((hecho) => hecho === 'importado')).toHaveLength(4);
    expect(hechos.filter((hecho) => hecho === 'ya_estaba')).toHaveLength(12);
    expect((await libro()).totales.creditos_activos).toBe(4);
    const { importacion } = (
      await invocar(gerente, 'leerImportacion', { parametros: { id_importacion: huella } })
    ).cuerpo;
    expect(importacion).toMatchObject({ creditos: 4, cobradores: [{ creditos: 4, saldo: 12_000 }] });
    expect(await abrir(otro, huella)).toMatchObject({ ya: true, importacion: { creditos: 4 } });
  });
});

describe('what may not come', () => {
  it.each([
    ['a term that is none', { dias_pago: 45 }, 'el plazo 45 no es 30, 40 o 60'],
    ['what is paid off', { total_pagado: 3600 }, 'ya está pagado ($3,600.00): no se importa'],
    ['more than the total', { total_pagado: 3600.01 }, 'lo pagado $3,600.01 pasa del total de $3,600.00'],
    ['a start to come', { fecha_inicio: '2026-11-19' }, 'el inicio 19/11/2026 todavía no llega'],
    ['another balance', { saldo: 2998.99 }, 'el archivo dice que debe $2,998.99 y son $3,000.00'],
    ['more late days than days', { atrasos: 9 }, 'dice 9 atrasos y van 8 días de cobro'],
    ['nobody’s collector', { id_cobrador: 'nadie' }, 'no existe ese cobrador'],
  ])('%s is refused by its row, and the others come', async (_, cambios, mensaje) => {
    const { cobrador, huella, renglones, libro } = await archivo(2);
    const [renglon, otra] = renglones;
    const { cuerpo } = await importar(gerente, huella, [{ ...renglon, ...cambios }, otra!]);
    expect(cuerpo.resultados).toMatchObject([
      { renglon: 2, resultado: 'rechazado', hallazgos: [{ mensaje }] },
      { renglon: 3, resultado: 'importado' },
    ]);
    expect((await libro()).totales.creditos_activos).toBe(1);
    expect(await noche(solo(cobrador))).toMatchObject(sinDiferencias);
  });

  it('a balance within a peso is none of that', async () => {
    const { huella, renglones } = await archivo(1, { saldo: 2999, monto_diario: 121 });
    expect((await importar(gerente, huella, renglones)).cuerpo.resultados).toMatchObject([
      { resultado: 'importado' },
    ]);
  });

  it('a collector who was turned off meanwhile gets nobody', async () => {
    const { cobrador, huella, renglones, libro } = await archivo();
    const parametros = { id_usuario: cobrador.uid };
    await invocar(gerente, 'cambiarUsuario', { parametros, cuerpo: { activo: false } });
    expect((await importar(gerente, huella, renglones)).cuerpo.resultados).toMatchObject([
      { resultado: 'rechazado', hallazgos: [{ campo: 'cobrador', duda: null }] },
    ]);
    expect((await libro()).clientes).toEqual([]);
  });

  it('the same person twice, in one call, in two, and from another file', async () => {
    const { cobrador, huella, renglones } = await archivo(3);
    const [renglon] = renglones;
    const otra = { ...renglonDe(cobrador.uid, 3), nombre: renglon!.nombre, telefono: renglon!.telefono };
    expect((await importar(gerente, huella, [renglon!, otra])).cuerpo.resultados).toMatchObject([
      { renglon: 2, resultado: 'importado' },
      {
        renglon: 3,
        resultado: 'rechazado',
        hallazgos: [
          { mensaje: 'es el mismo cliente que el renglón 2: tendría dos préstamos abiertos', duda: null },
        ],
      },
    ]);
    const segundo = await importar(gerente, huella, [{ ...otra, dudas: ['cliente', 'tocayo', 'telefono'] }]);
    expect(segundo.cuerpo.resultados).toMatchObject([{ resultado: 'rechazado' }]);
    const { nombre, telefono } = renglon!;
    const personas = [{ renglon: 9, id_cobrador: cobrador.uid, nombre, telefono }];
    const { hallazgos } = (await invocar(gerente, 'revisarImportados', { cuerpo: { personas } })).cuerpo;
    expect(hallazgos).toMatchObject([{ renglon: 9, campo: 'nombre', duda: null }]);
  });

  it('a namesake comes once that is accepted, with the next number', async () => {
    const { cobrador, huella, renglones, libro } = await archivo(1);
    await importar(gerente, huella, renglones);
    const otra = renglonDe(cobrador.uid, 3, { nombre: 'CLIENTE  IMPORTADO 2', orden: 1 });
    expect((await importar(gerente, huella, [otra])).cuerpo.resultados).toMatchObject([
      { resultado: 'rechazado', hallazgos: [{ duda: 'tocayo' }] },
    ]);
    const tercera = renglonDe(cobrador.uid, 4, { nombre: 'Cliente Importado 2', dudas: ['tocayo'] });
    const { cuerpo } = await importar(gerente, huella, [{ ...otra, dudas: ['tocayo'] }, tercera]);
    expect(cuerpo.resultados).toMatchObject([
      { resultado: 'importado', nombre: 'CLIENTE  IMPORTADO 2 #2' },
      { resultado: 'importado', nombre: 'Cliente Importado 2 #3' },
    ]);
    expect((await libro()).clientes.map(({ slug }) => slug).toSorted()).toEqual([
      'cliente-importado-2',
      'cliente-importado-2-2',
      'cliente-importado-2-3',
    ]);
  });

  it('anything into a file that nobody has begun, or that another round of it holds', async () => {
    const { huella, renglones } = await archivo();
    expect((await importar(gerente, huellaNueva(), renglones)).estado).toBe(404);
    expect((await importar(gerente, huella, renglones, 2)).cuerpo.code).toBe('NO_ELEGIBLE');
  });
});

it('the order of the file is that of the route', async () => {
  const { cobrador, huella, renglones } = await archivo(3);
  const conOrden = renglones.map((renglon, i) => ({ ...renglon, orden: 3 - i }));
  await importar(gerente, huella, conOrden);
  const parametros = { id_usuario: cobrador.uid };
  const { datos } = (await invocar(cobrador, 'activosSinPagoHoy', { parametros })).cuerpo;
  expect(datos.map(({ telefono }) => telefono)).toEqual([4, 3, 2].map((n) => telefonoDe(cobrador.uid, n)));
});
