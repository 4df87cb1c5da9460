import { centavos, formatearPesos } from './dinero.ts';

/** The length that each typed field may have: forms say it before the server does. */
export const TOPES = {
  nombre: 120,
  negocio: 120,
  direccion: 200,
  calle: 120,
  colonia: 120,
  /** The relation of a reference to the client: a word or two. */
  relacion: 40,
  correo: 254,
  contrasena: 4096,
  /** Reasons and comments. */
  motivo: 500,
  /** The note stands in a document that payments write, as long as its hand-over of cash waits. */
  nota_traspaso: 200,
  /** A client's note is read whole on a card of the route. */
  nota: 140,
} as const;

/** The message for a text that is too long; a blank one gets the message that it is required. */
export const mensajeTope = (maximo: number): string => `Escribe máximo ${maximo} caracteres`;

/** No amount that people type comes near it; it keeps every sum far from unsafe integers. */
export const MONTO_MAXIMO = centavos(9_999_999_999);
export const MENSAJE_MONTO_MAXIMO = `El monto máximo es ${formatearPesos(MONTO_MAXIMO)}`;
