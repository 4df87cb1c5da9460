import * as z from 'zod/mini';
import { definirLlamada } from '../definir.ts';

/** A number that is read out to whoever helps: no letter that sounds or looks like another sign. */
const FOLIO = /^[A-HJ-NP-Z2-9]{6}$/;
/** A route as the app declares it (`/payment/:slug`): an address would hold names and ids. */
const PATRON = /^(\/(:?[a-z_-]+)?)+\??$/;

/** An error in a browser, for the log only: nothing is stored, and nobody is named. */
export const avisarErrorWeb = definirLlamada({
  metodo: 'POST',
  ruta: '/errores',
  roles: 'publica',
  resumen: 'Tells the log of an error in the web app',
  errores: ['DEMASIADAS_SOLICITUDES'],
  maximoBytes: 4096,
  cuerpo: z.strictObject({
    folio: z.string().check(z.regex(FOLIO)),
    /** A screen that could not be drawn, code that did not come, or what nobody caught. */
    clase: z.enum(['pantalla', 'codigo', 'pagina', 'promesa']),
    ruta: z.string().check(z.maxLength(100), z.regex(PATRON)),
    version: z.string().check(z.maxLength(20)),
    mensaje: z.string().check(z.maxLength(300)),
    pila: z.string().check(z.maxLength(2000)),
  }),
  respuesta: z.object({ folio: z.string() }),
});
