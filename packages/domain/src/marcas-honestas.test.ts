import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DIA, type Dicho, HORA, marcar, SEG } from '../pruebas/capturas.ts';

const TELEFONOS = ['tel-1', 'tel-2'] as const;
type Telefono = (typeof TELEFONOS)[number];

const pasos = fc.array(
  fc.record({
    pausa: fc.integer({ min: SEG, max: 9 * HORA }),
    enLinea: fc.boolean(),
    tel: fc.constantFrom(...TELEFONOS),
  }),
  { minLength: 1, maxLength: 40 },
);
const reloj = fc.integer({ min: -5 * DIA, max: 5 * DIA });
const relojes = fc.record({ 'tel-1': reloj, 'tel-2': reloj });
/** An answer measures the clock but for half of a slow round trip. */
const medidas = fc.infiniteStream(fc.integer({ min: -10 * SEG, max: 10 * SEG }));
/** A queue is sent side by side, and some of it again. */
const demoras = fc.infiniteStream(fc.nat({ max: 90 * SEG }));
const siguiente = (flujo: fc.Stream<number>): number => flujo.next().value ?? 0;

/** A phone with its own wrong clock: what it captures waits until it has a line. */
function telefono(dispositivo: Telefono, error: number) {
  let desfase_ms = -error;
  let secuencia = 0;
  let espera: Dicho[] = [];
  return {
    capturar: (verdad: number) => {
      secuencia += 1;
      const clave = `${dispositivo}-${secuencia}`;
      espera.push({ en: verdad + error + desfase_ms, dispositivo, secuencia, desfase_ms, clave });
    },
    enviar: (verdad: number, demora: () => number, medida: number): Dicho[] => {
      const enviadas = espera.map((captura) => ({ ...captura, llega: verdad + demora() }));
      espera = [];
      desfase_ms = medida - error;
      return enviadas;
    },
  };
}

it('an honest phone has no mark: its clock wrong but left alone, days without a line, a queue in any order, a second phone', () => {
  fc.assert(
    fc.property(pasos, relojes, medidas, demoras, (todos, errores, medida, demora) => {
      const telefonos = {
        'tel-1': telefono('tel-1', errores['tel-1']),
        'tel-2': telefono('tel-2', errores['tel-2']),
      };
      const llegadas: Dicho[] = [];
      const enviar = (tel: Telefono, verdad: number) =>
        llegadas.push(...telefonos[tel].enviar(verdad, () => siguiente(demora), siguiente(medida)));
      let verdad = 0;
      // Each phone is heard once before it goes out.
      for (const tel of TELEFONOS) {
        telefonos[tel].capturar(verdad);
        enviar(tel, verdad);
      }
      for (const { pausa, enLinea, tel } of todos) {
        verdad += pausa;
        telefonos[tel].capturar(verdad);
        if (enLinea) enviar(tel, verdad);
      }
      expect(marcar(llegadas)).toEqual({});
    }),
  );
});
