import { CODIGOS } from '@leal/domain';
import * as z from 'zod/mini';
import { dia, dinero, igual, momento, opcional } from '../comunes/campo.ts';
import { CAPTURADA } from '../comunes/captura.ts';
import { formaDeSolicitud } from './forma.ts';

export const capturaTardia = formaDeSolicitud('captura_tardia', {
  campos: {
    tipo_captura: igual(z.enum(['pago', 'visita', 'atraso'])),
    monto: dinero,
    fecha: dia,
    capturado_en: momento,
    /** Why the server could not book it: the refusal's code, and its words. */
    codigo: opcional(igual(z.enum(CODIGOS))),
    razon: igual(z.string()),
    ...CAPTURADA,
  },
  visto: null,
  junto: {},
});
