import * as formas from '@leal/contract/documentos';
import { centavos, fecha, sumarDias, TIPOS_SOLICITUD } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import {
  unaCartera,
  unaSolicitud,
  unCliente,
  unCredito,
  unGasto,
  unMovimiento,
  unUsuario,
} from '../index.ts';
import { VIERNES_AL_MEDIODIA as ahora } from './instantes.ts';
import { coleccionDe, FORMAS, leerLibro } from './libro.ts';
import { revisarSumas } from './revision-de-sumas.ts';

const HOY = fecha('2026-11-20');

describe('builders', () => {
  it('make documents of the contract', () => {
    expect(formas.usuarioDoc.parse(unUsuario())).toStrictEqual(unUsuario());
    expect(formas.clienteDoc.parse(unCliente())).toStrictEqual(unCliente());
    expect(formas.creditoDoc.parse(unCredito())).toStrictEqual(unCredito());
    expect(formas.movimientoDoc.parse(unMovimiento())).toStrictEqual(unMovimiento());
    expect(formas.gastoDoc.parse(unGasto())).toStrictEqual(unGasto());
  });

  it.each(TIPOS_SOLICITUD)('make a request of %s', (tipo) => {
    expect(formas.solicitudDoc.parse(unaSolicitud(tipo))).toStrictEqual(unaSolicitud(tipo));
  });

  it('let what follows from an override follow', () => {
    const credito = unCredito({ monto_solicitado_centavos: centavos(200_000), dias_pago: 60 });
    expect(credito).toMatchObject({
      interes: 30,
      monto_total_centavos: 260_000,
      monto_diario_centavos: 4333,
    });
    expect(unCredito({ total_pagado_centavos: centavos(100_000) }).saldo_centavos).toBe(260_000);
    expect(unCredito({ estado_credito: 'Pendiente' })).toMatchObject({
      fecha_inicio: null,
      fecha_vencimiento: null,
    });
    expect(unCliente({ nombre: 'José Peña' })).toMatchObject({ slug: 'jose-pena', busca: { pena: true } });
    expect(unMovimiento({ tipo: 'visita' })).toMatchObject({ monto_centavos: 0, abonos: 0 });
  });
});

describe('a portfolio for a test', () => {
  const movimientos = [
    { tipo: 'atraso', fecha: sumarDias(HOY, -3), minuto: 630 },
    { tipo: 'pago', fecha: sumarDias(HOY, -3), minuto: 900 },
    { tipo: 'pago', fecha: sumarDias(HOY, -1), monto: centavos(20_000) },
    { tipo: 'visita', fecha: HOY },
  ] as const;

  it('adds up and has the shapes of the contract', () => {
    const { documentos } = unaCartera({
      ahora,
      creditos: [{ movimientos }, { plazo: 60 }, { estado: 'Pendiente' }, { estado: 'Rechazado' }],
      gastos: [{ monto: centavos(5000), motivo: 'Gasolina' }],
    });
    for (const { ruta, datos } of documentos) {
      expect(FORMAS[coleccionDe(ruta)]?.parse(datos), ruta).toStrictEqual(datos);
    }
    const libro = leerLibro(documentos, 'cobrador-1');
    expect(libro.totales).toMatchObject({ clientes: 4, clientes_activos: 2, creditos_pendientes: 1 });
    expect(libro.creditos[0]).toMatchObject({ total_pagado_centavos: 32_000, atrasos: 0, num_pagos: 2 });
    revisarSumas({ ...libro, ruta: { id_cobrador: '', orden_clientes: [], actualizado_en: ahora } }, ahora);
  });

  it('refuses a story that the rules refuse', () => {
    const domingo = { tipo: 'pago', fecha: fecha('2026-11-15') } as const;
    const tarde = { tipo: 'pago', fecha: HOY, minuto: 18 * 60 } as const;
    const grande = { tipo: 'pago', fecha: HOY, monto: centavos(72_000) } as const;
    for (const movimiento of [domingo, tarde, grande]) {
      expect(() => unaCartera({ ahora, creditos: [{ movimientos: [movimiento] }] })).toThrow(/story/);
    }
  });
});
