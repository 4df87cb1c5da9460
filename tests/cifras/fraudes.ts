// What somebody does on purpose, one day of it, on top of an honest day: a kind for each signal.
import { centavos, type ClaveDeSenal, type Fecha, instanteLocal, MOTIVO_AUSENTE } from '@leal/domain';
import { capturar, type Vida } from './oficina-honesta.ts';

const MINUTO = 60_000;
const alas = (dia: Fecha, minuto: number): Date =>
  new Date(instanteLocal(dia, '13:00').getTime() + minuto * MINUTO);
/** Some kilometres from every door. */
const EN_CASA = { latitud: 25.9, longitud: -100.31, precision_m: 15 };
const CALLE = (n: number) => `Otra calle ${n}`;

const cliente = ({ clientes }: Vida, n: number) => {
  const elegido = clientes[n % clientes.length];
  if (!elegido) throw new Error('Nobody');
  return elegido;
};

type Fraude = (vida: Vida, dia: Fecha) => void;

export const FRAUDES: { readonly [C in ClaveDeSenal]: Fraude } = {
  /** All that was collected is made up at a table. */
  toques_juntos: (vida, dia) => {
    for (let n = 0; n < 9; n += 1) {
      const uno = { ...cliente(vida, n), direccion: CALLE(n), punto: undefined };
      capturar(vida, dia, {
        cliente: uno,
        tipo: 'pago',
        en: new Date(alas(dia, 0).getTime() + n * 5_000),
        monto: uno.diario,
      });
    }
  },
  /** Nobody was visited. */
  lejos_del_punto: (vida, dia) => {
    for (let n = 0; n < 3; n += 1) {
      const base = cliente(vida, n);
      const punto = {
        ...base.puerta,
        precision_m: 10,
        capturado_en: instanteLocal('2026-09-01' as Fecha, '12:00'),
      };
      const dicho = { tipo: 'visita', en: alas(dia, n * 7), motivo: 'No tiene', posicion: EN_CASA } as const;
      capturar(vida, dia, { cliente: { ...base, punto }, ...dicho });
    }
  },
  /** The position is turned off for those whom nobody looked for. */
  sin_posicion: (vida, dia) => {
    for (let n = 0; n < 20; n += 1) {
      const conElla = { tipo: 'pago', en: alas(dia, n * 2), posicion: { ...EN_CASA } } as const;
      capturar(vida, dia, { cliente: cliente(vida, n), monto: 100, ...conElla });
    }
    for (let n = 0; n < 4; n += 1) {
      const sinElla = {
        tipo: 'visita',
        en: alas(dia, 41 + n),
        motivo: MOTIVO_AUSENTE,
        posicion: null,
      } as const;
      capturar(vida, dia, { cliente: cliente(vida, n), ...sinElla });
    }
  },
  /** What clients paid in weeks comes in as much as nobody has to approve. */
  casi_aprobacion: (vida, dia) => {
    for (let n = 0; n < 8; n += 1) {
      const uno = cliente(vida, n + 20);
      capturar(vida, dia, { cliente: uno, tipo: 'pago', en: alas(dia, n * 6), monto: uno.diario * 5 });
    }
  },
  /** The client has the receipt, and the office a lower amount. */
  a_la_baja: ({ hechos }, dia) => {
    for (const n of [1, 2]) {
      const dicha = {
        id: `x-${dia}-${n}`,
        en: alas(dia, 330),
        pedida: dia,
        id_cliente: `cli-${n}`,
        cliente: 'Ana',
      };
      const montos = { de_centavos: centavos(50_000), a_centavos: centavos(10_000) };
      hechos.correcciones.push({ ...dicha, ...montos, pagado: dia });
    }
  },
  recibos_revocados: ({ hechos }, dia) => {
    for (const n of [1, 2])
      hechos.revocados.push({ folio: `X-${dia}-${n}`, en: alas(dia, 300), motivo: null });
  },
  faltantes: ({ hechos }, dia) =>
    void hechos.diferencias.push({
      id_corte: `x-${dia}`,
      en: alas(dia, 340),
      diferencia_centavos: centavos(20_000),
    }),
  /** Loans to people who are not there: their phone is one that somebody answers. */
  telefono_de_otro: ({ hechos }, dia) =>
    void hechos.prestados.push({
      id_credito: `x-${dia}`,
      en: alas(dia, 200),
      id_cliente: `x-cli-${dia}`,
      cliente: 'Nadie',
      monto_centavos: centavos(500_000),
      otros: ['Rosa'],
    }),
  /** One transfer covers two payments. */
  misma_referencia: (vida, dia) => {
    const uno = cliente(vida, 3);
    const fila = capturar(vida, dia, { cliente: uno, tipo: 'pago', en: alas(dia, 10), monto: uno.diario });
    const otra = {
      id_pago: 'o.p',
      id_cliente: 'otro',
      cliente: 'Otro',
      monto_centavos: fila.monto_centavos,
      fecha: dia,
    };
    vida.hechos.repetidas.push({ fila, dia, otra });
  },
  /** A payment after the office's hours is made one of before. */
  reloj_movido: (vida, dia) => {
    const { telefono } = vida;
    const bien = telefono.desfase_ms;
    const toque = (n: number, minuto: number) => {
      const uno = cliente(vida, n);
      capturar(vida, dia, { cliente: uno, tipo: 'pago', en: alas(dia, minuto), monto: uno.diario });
    };
    telefono.desfase_ms = 0;
    toque(1, 290);
    telefono.desfase_ms = 90 * MINUTO;
    toque(2, 295);
    telefono.desfase_ms = bien;
    toque(3, 299);
  },
};
