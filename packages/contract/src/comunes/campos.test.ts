import { describe, expect, it } from 'vitest';
import { datosCliente } from './cliente.ts';
import {
  correo,
  diasPago,
  diasPagoCon,
  id,
  idPago,
  motivoRequerido,
  nombreDePersona,
  telefono,
  telefonoOpcional,
  texto,
  textoOpcional,
} from './campos.ts';

const dichos = ({ error }: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  error?.issues.map(({ message }) => message);

describe('ids never leave their collection', () => {
  it.each(['abc', 'A-1_b', '__a__b', 'x'.repeat(128)])('%s is an id', (v) => {
    expect(id.safeParse(v).success).toBe(true);
  });

  it.each(['', 'a/b', '..', 'a.b', 'ñ', 'x'.repeat(129), '__proto__ ', '____', '__id7__', 7, null])(
    '%s is not',
    (v) => {
      expect(id.safeParse(v).success).toBe(false);
    },
  );

  it('one that is none is refused in words', () => {
    for (const [esquema, malos] of [
      [id, ['a/b', '']],
      [idPago, ['a/b', undefined]],
    ] as const)
      for (const malo of malos) expect(dichos(esquema.safeParse(malo))).toEqual(['Identificador inválido']);
  });

  it('a payment id is a credit and a movement', () => {
    expect(idPago.safeParse('credito-1.pago-2026-11-20').success).toBe(true);
    expect(idPago.safeParse('credito-1').success).toBe(false);
    expect(idPago.safeParse('a.b.c').success).toBe(false);
  });
});

describe('fields of a person', () => {
  it.each([
    ['8112345678', true],
    ['811234567', false],
    ['81123456789', false],
    ['81-1234567', false],
    ['+52 1 811 234 5678', true],
    ['\u202A811 234 5678\u202C', true],
  ])('telephone %s: %s', (numero, vale) => {
    expect(telefono.safeParse(numero).success).toBe(vale);
  });

  it.each([
    [30, true],
    [40, true],
    [60, true],
    [0, false],
    [31, false],
    ['30', false],
    [null, false],
  ])('term %s: %s', (plazo, vale) => {
    expect(diasPago.safeParse(plazo).success).toBe(vale);
  });

  it.each([
    ['', true],
    ['8112345678', true],
    [undefined, true],
    ['8', false],
    ['81123456789', false],
    ['8112345678 ', true],
    [' 8112345678', true],
    ['diezletras', false],
  ])('a second telephone %j: %s', (numero, vale) => {
    expect(telefonoOpcional.safeParse(numero).success).toBe(vale);
  });

  it.each([
    ['telephone', telefono, ['8', undefined], 'Ingrese un número de teléfono válido de 10 dígitos'],
    ['e-mail', correo, ['ana', 'ana@', '', undefined], 'Correo electrónico inválido'],
    ['reason', motivoRequerido, ['  ', undefined], 'El motivo es requerido'],
    ['name', nombreDePersona, ['  ', undefined], 'El nombre es requerido'],
    ['term', diasPagoCon('Di el plazo'), [31, undefined], 'Di el plazo'],
  ] as const)('a wrong %s is refused in its own words alone', (_, esquema, malos, dicho) => {
    for (const malo of malos) expect(dichos(esquema.safeParse(malo))).toEqual([dicho]);
  });

  it('every way of typing an e-mail gives the same text', () => {
    expect(correo.parse('  Ana.Lopez@Leal.DEMO ')).toBe('ana.lopez@leal.demo');
  });

  const INVISIBLES = 'Tiene caracteres invisibles. Bórralo y escríbelo de nuevo';
  const SIN_LETRAS = 'Escribe al menos una letra o un número';

  it.each([
    ["  María-José O'Neil ", "María-José O'Neil"],
    ['Jose\u0301', 'Jos\u00e9'],
    ['Ana\u202E', 'Ana'],
    ['A\u200Bna', 'Ana'],
    ['A\uFEFFna', 'Ana'],
    ['A\u2066na', 'Ana'],
    ['Taller 1\uFE0F\u20E3', 'Taller 1\uFE0F\u20E3'],
    ['Ana\u2800', INVISIBLES],
    ['Ana\u{E0041}', INVISIBLES],
    ['🙂', SIN_LETRAS],
    ['--', SIN_LETRAS],
  ])('every name, %j: %s', (escrito, espera) => {
    const campos = { usuario: nombreDePersona, nombre: datosCliente.nombre, negocio: datosCliente.negocio };
    for (const [campo, esquema] of Object.entries(campos)) {
      const leido = esquema.safeParse(escrito);
      expect([campo, leido.data ?? leido.error?.issues.map(({ message }) => message)]).toEqual([
        campo,
        leido.success ? espera : [espera],
      ]);
    }
  });

  it('a name of nothing but hidden signs is no name', () => {
    const { error } = nombreDePersona.safeParse('\u200B \u202E');
    expect(error?.issues.map(({ message }) => message)).toEqual(['El nombre es requerido']);
  });

  it('an address has no invisible characters either, and may have no letter', () => {
    for (const campo of ['direccion', 'calle', 'colonia'] as const) {
      expect(datosCliente[campo].safeParse('Juárez\u2800 12').error?.issues[0]?.message).toBe(INVISIBLES);
      expect(datosCliente[campo].parse('Juárez\u202E 12')).toBe('Juárez 12');
      expect(datosCliente[campo].safeParse('-').success).toBe(true);
    }
  });

  it('a required text is trimmed, not blank, without control characters', () => {
    const motivo = texto(10, 'El motivo es requerido');
    expect(motivo.parse('  hola ')).toBe('hola');
    expect(motivo.safeParse('   ').error?.issues[0]?.message).toBe('El motivo es requerido');
    for (const esquema of [motivo, textoOpcional(10)])
      for (const malo of ['a\u0000b', 'a\ud800b'])
        expect(dichos(esquema.safeParse(malo))).toEqual(['Contiene caracteres no permitidos']);
    expect(motivo.parse('a\tb\nc\rd')).toBe('a\tb\nc\rd');
    expect(motivo.safeParse('x'.repeat(11)).error?.issues).toMatchObject([
      { message: 'Escribe máximo 10 caracteres' },
    ]);
  });
});
