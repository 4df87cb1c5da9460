import * as z from 'zod/mini';
import { dia, dinero, igual, momento } from '../comunes/campo.ts';
import { formaDeSolicitud } from './forma.ts';

export const capturaTardia = formaDeSolicitud('captura_tardia', {
  campos: {
    tipo_captura: igual(z.enum(['pago', 'visita', 'atraso'])),
    monto: dinero,
    fecha: dia,
    capturado_en: momento,
    razon: igual(z.string()),
  },
  visto: null,
  junto: {},
});
