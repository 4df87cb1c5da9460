import { centavos } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { REGISTRAR_ABONO } from '../../acciones/abono.ts';
import { DUPLICAR_CLIENTE } from '../../acciones/cliente.ts';
import { entregaDe } from '../../acciones/entrega-de-registro.ts';
import { registroDe } from '../../lib/acciones/por-salida.ts';
import type { EstadoRegistro, Registro } from '../../lib/salida/registro.ts';
import { abonoAlGerente, abonoDescartado, avisaAlDescartar, puedeIrAlGerente } from './en-su-lugar.ts';
import { enLista, estadoDe, loQueFalta, loQuePasa, preguntaDeDescarte, preguntaDeEnvio } from './textos.ts';

const TELEFONO = { dispositivo: 'tel-1', secuencia: 7 };
const TAP = { capturado_en: '2026-11-18T17:00:00.000Z', desfase_ms: -1500 };
const ANA = { id_credito: 'c1', id_cliente: 'cli1', nombre: 'Ana López', llamado: 'Ana López' };

function hecho(accion: { guardable?: unknown }, datos: object, mas: Partial<Registro> = {}) {
  const { guardable } = accion;
  if (!guardable) throw new Error('It is never stored');
  const de = { acerca: ANA, datos, clave: 'k1', uid: 'u1' } as never;
  return { ...registroDe(accion as never, guardable as never, de, TELEFONO), ...mas } as Registro;
}
const pago = (mas: Partial<Registro> = {}, datos: object = {}) =>
  hecho(
    REGISTRAR_ABONO,
    { id_credito: 'c1', fecha: '2026-11-18', monto: centavos(12_000), ...TAP, ...datos },
    mas,
  );
const REFUSED = { estado: 'rechazado', mensaje: 'Fuera de horario', codigo: 'FUERA_DE_HORARIO' } as const;
const cuerpoDe = ({ cuerpo }: Registro): unknown => JSON.parse(cuerpo ?? 'null');

describe('in the place of a payment', () => {
  it('the manager gets its tap, under its key, and the cash is still in hand', () => {
    const alGerente = abonoAlGerente(pago(REFUSED));
    expect(alGerente).toMatchObject({
      clave: 'k1',
      url: '/leal-api/abonos/al-gerente',
      estado: 'pendiente',
      monto: 12_000,
      ...TAP,
      ...TELEFONO,
    });
    const instante = expect.stringMatching(/^2026-11-18T/) as string;
    expect(cuerpoDe(alGerente)).toEqual({
      id_credito: 'c1',
      monto: 120,
      clave: 'k1',
      ...TELEFONO,
      ...TAP,
      capturado_en: instante,
    });
    // The credit's day and the form are not held up by it, and nothing of the refusal is left.
    expect(alGerente.sobre).not.toBe('c1');
    for (const campo of ['gestion', 'mensaje', 'codigo', 'respuesta'])
      expect(alGerente).not.toHaveProperty(campo);
  });

  it('a transfer stays one, whoever takes it over', () => {
    const transferencia = { fecha: '2026-11-18', referencia: 'MBAN01' };
    const registro = pago(REFUSED, { transferencia });
    expect(registro).toMatchObject({
      forma: 'transferencia',
      que: 'la transferencia de $120.00 de Ana López',
    });
    expect(abonoAlGerente(registro)).toMatchObject({ forma: 'transferencia', monto: 12_000 });
    for (const otro of [abonoAlGerente(registro), abonoDescartado(registro)])
      expect(cuerpoDe(otro)).toMatchObject({ transferencia });
    expect(entregaDe(abonoAlGerente(registro)).cuerpo).toMatchObject({ abono: { transferencia } });
  });

  it('no question about a transfer speaks of money in hand', () => {
    const [efectivo, deBanco] = [pago(REFUSED), pago(REFUSED, { transferencia: { fecha: '2026-11-18' } })];
    const preguntas = (registro: Registro) =>
      [preguntaDeEnvio(registro), preguntaDeDescarte(registro, true)]
        .map(({ contenido }) => contenido)
        .join(' ');
    expect(preguntas(efectivo)).toMatch(/cuenta en tu efectivo.*Si tienes ese dinero/);
    expect(preguntas(deBanco)).not.toMatch(/efectivo|ese dinero|devuelves/);
    expect(preguntas(deBanco)).toContain('Si tu cliente sí la hizo');
  });

  it('whoever hands over the phone hands over its cash as well, as the payment that it was', () => {
    const entregado = { clave: 'k1', abono: { id_credito: 'c1', monto: 12_000, ...TELEFONO, ...TAP } };
    for (const registro of [pago(REFUSED), abonoAlGerente(pago(REFUSED))])
      expect(entregaDe(registro).cuerpo).toMatchObject(entregado);
    // A discard has no cash any more.
    expect(entregaDe(abonoDescartado(pago(REFUSED))).cuerpo).not.toHaveProperty('abono');
  });

  it('a discard says why it was refused, and holds no cash', () => {
    const descarte = abonoDescartado(pago(REFUSED));
    expect(descarte).toMatchObject({ clave: 'k1', url: '/leal-api/abonos/descartar', estado: 'pendiente' });
    expect(descarte).not.toHaveProperty('monto');
    expect(cuerpoDe(descarte)).toMatchObject({ monto: 120, razon: 'Fuera de horario' });
    expect(descarte.que).toBe('el aviso de que descartaste el pago de $120.00 de Ana López');
  });

  it.each([
    ['a payment', pago(REFUSED), true],
    ['a visit', pago(REFUSED, { monto: centavos(0) }), false],
    ['cash of a task: it is counted there', pago(REFUSED, { id_solicitud_tarea: 's1' }), false],
  ])('%s', (_, registro, si) => {
    expect([puedeIrAlGerente(registro), avisaAlDescartar(registro)]).toEqual([si, si]);
  });
});

describe('the list', () => {
  const yaEstaba = (hora: string) =>
    pago({
      estado: 'confirmado',
      respuesta: { yaRegistrado: true, registrado: { tipo: 'pago', monto: 120, hora } },
    });

  it('has first what needs a person; what is confirmed is not in it, unless it may be other cash', () => {
    const estados = ['en_revision', 'enviando', 'pendiente', 'confirmado', 'rechazado'] as const;
    const todos = [...estados.map((estado: EstadoRegistro) => pago({ estado })), yaEstaba('10:15')];
    expect(enLista(todos).map(({ estado }) => estado)).toEqual([
      'rechazado',
      'confirmado',
      'pendiente',
      'enviando',
      'en_revision',
    ]);
    // The minute of the tap itself: it is that very payment.
    expect(enLista([yaEstaba('11:00')])).toEqual([]);
  });

  it('says what the day held, and what to do', () => {
    expect(loQuePasa(yaEstaba('10:15'))).toBe(
      'Ese día ya tenía un pago de $120.00, de las 10:15. Si es otro dinero, envíalo al gerente.',
    );
  });

  it('a duplicate has no number before the server gives it one', () => {
    const prestamo = { id_cliente_original: 'cli1', monto_solicitado: centavos(300_000), dias_pago: 30 };
    const duplicado = hecho(DUPLICAR_CLIENTE, { cuerpo: prestamo });
    expect(loQueFalta(duplicado)).toBe('Número al confirmar');
    expect(loQueFalta({ ...duplicado, estado: 'confirmado' })).toBe('');
    expect(loQueFalta(pago())).toBe('');
  });
});

describe('what was sent and has no answer', () => {
  it.each([
    [true, 'ENVIANDO', 'Se envió y falta la respuesta. No se registra dos veces.'],
    [
      false,
      'GUARDADO',
      'Está guardado en este teléfono. Se envió y falta la respuesta: se preguntará cuando haya señal. No se registra dos veces.',
    ],
  ])('with a line (%s) is %s', (hayLinea, texto, dicho) => {
    const enviado = pago({ estado: 'enviando' });
    expect([estadoDe(enviado, hayLinea).texto, loQuePasa(enviado, hayLinea)]).toEqual([texto, dicho]);
    // A register that was not sent waits, line or not.
    expect(estadoDe(pago(), hayLinea).texto).toBe('POR ENVIAR');
  });
});
