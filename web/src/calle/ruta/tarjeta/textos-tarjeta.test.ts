import { centavos, fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { rutaDePago, textoAvance } from '../../../piezas/credito/textos.ts';
import { conMayuscula, textoFecha } from '../../../piezas/textos/textos.ts';
import { textoEncontrados } from '../pantalla/Encabezado.tsx';
import { marcasDeHoy } from './EncabezadoTarjeta.tsx';

describe('the words of a card', () => {
  it('writes days as people do, and a dash for none', () => {
    expect(textoFecha(fecha('2026-11-20'))).toBe('20/11/2026');
    expect(textoFecha(null)).toBe('—');
  });

  it.each([
    ['viernes', 'Viernes'],
    ['miércoles', 'Miércoles'],
    ['', ''],
  ])('%s begins a line as %s', (dia, esperado) => expect(conMayuscula(dia)).toBe(esperado));

  it('counts on past the due date', () => {
    expect(textoAvance({ dias_transcurridos: 34, dias_pago: 30 })).toBe('34 de 30 días');
  });

  it('says how many of how many were found', () => {
    expect(textoEncontrados(8, 40)).toBe('8 de 40 clientes encontrados');
  });

  it('shows what happened today without a payment', () => {
    expect(marcasDeHoy({})).toEqual([]);
    expect(marcasDeHoy({ visita_hoy: '11:05', atraso_hoy: '12:30' })).toEqual([
      'Visita 11:05',
      'Atraso 12:30',
    ]);
    expect(marcasDeHoy({ visita_hoy: '11:05', porque_hoy: 'No tiene' })).toEqual([
      'Visita 11:05',
      'No tiene',
    ]);
    expect(marcasDeHoy({ pendiente_multiple: { id_solicitud: 's', monto: centavos(72_000) } })).toEqual([
      'Por aprobar $720.00',
    ]);
  });

  it('leads to the payment screen of exactly this credit, also when the name makes no slug', () => {
    expect(rutaDePago({ slug: 'ana-lopez', id_credito: 'c1' })).toBe('/payment/ana-lopez?credito=c1');
    expect(rutaDePago({ slug: '', id_credito: 'c1' })).toBe('/payment/cliente?credito=c1');
  });
});
