import type { Registro } from './registro.ts';

/** A register of tests, of just now: after six days the server is asked first what became of it. */
export const unRegistro = (cambios: Partial<Registro>): Registro => ({
  clave: 'k1',
  secuencia: 1,
  dispositivo: 'd1',
  uid: 'u1',
  accion: 'prueba.cobrar',
  acerca: null,
  datos: null,
  sobre: 'c1',
  que: 'el pago',
  metodo: 'POST',
  url: '/leal-api/c1',
  cuerpo: '{}',
  capturado_en: new Date().toISOString(),
  desfase_ms: 0,
  estado: 'pendiente',
  ...cambios,
});
