/** The words that the law asks for, as the owner has set them; null: not set, and shown nowhere. */
export type DatosLegales = {
  readonly razon_social: string | null;
  readonly rfc: string | null;
  /** Telephone, mail or whatever a client should use. */
  readonly contacto: string | null;
  /** An address that begins with https://, or the text itself (`avisoDePrivacidad`). */
  readonly aviso_privacidad: string | null;
  /** The total annual cost and the interest are shown. */
  readonly mostrar_cat: boolean;
  /** The place where the papers of a loan are signed and paid: 'Monterrey, Nuevo León'. */
  readonly lugar: string | null;
  /** The words of the pagaré and of the contract, with places as `{cliente}` (`papelesDe`); null: those of the form. */
  readonly pagare: string | null;
  readonly contrato: string | null;
  /** The lender's lawyer has approved them: the papers no longer say that they are a form. */
  readonly formato_aprobado: boolean;
};

const SIN_LEGALES: DatosLegales = {
  razon_social: null,
  rfc: null,
  contacto: null,
  aviso_privacidad: null,
  mostrar_cat: false,
  lugar: null,
  pagare: null,
  contrato: null,
  formato_aprobado: false,
};

/** All of them, by the names of the document. */
export const NOMBRES_LEGALES = Object.keys(SIN_LEGALES) as readonly (keyof DatosLegales)[];

export const TOPES_LEGALES = {
  razon_social: 120,
  contacto: 160,
  enlace: 500,
  lugar: 120,
  texto: 4000,
  contrato: 12_000,
} as const;

/** Trimmed; null for what is no text, blank, or longer than it may be. */
function textoDe(valor: unknown, tope: number): string | null {
  const texto = typeof valor === 'string' ? valor.trim() : '';
  return texto === '' || texto.length > tope ? null : texto;
}

/** Letters (3 of a company, 4 of a person), the day as YYMMDD, three signs that the tax office adds. */
const RFC = /^[A-ZÑ&]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z\d]{2}[A\d]$/;

/** The RFC in capitals, without the hyphens and blanks that people write; null for a text that is none. */
export function rfcValido(valor: unknown): string | null {
  const rfc = typeof valor === 'string' ? valor.replaceAll(/[\s-]/g, '').toUpperCase() : '';
  return RFC.test(rfc) ? rfc : null;
}

/** A host with a dot, no name or password before it. */
const ENLACE = /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:[/?#]\S*)?$/i;

/** One word is an address, and only https is one; several are the text. */
function avisoValido(valor: unknown): string | null {
  const texto = textoDe(valor, TOPES_LEGALES.texto);
  if (texto === null || /\s/.test(texto)) return texto;
  return texto.length <= TOPES_LEGALES.enlace && ENLACE.test(texto) ? texto : null;
}

/** The settings of `configuracion/negocio`, as far as they can be used. */
export const datosLegalesDe = (crudo: { readonly [K in keyof DatosLegales]?: unknown }): DatosLegales => ({
  razon_social: textoDe(crudo.razon_social, TOPES_LEGALES.razon_social),
  rfc: rfcValido(crudo.rfc),
  contacto: textoDe(crudo.contacto, TOPES_LEGALES.contacto),
  aviso_privacidad: avisoValido(crudo.aviso_privacidad),
  mostrar_cat: crudo.mostrar_cat === true,
  lugar: textoDe(crudo.lugar, TOPES_LEGALES.lugar),
  pagare: textoDe(crudo.pagare, TOPES_LEGALES.texto),
  contrato: textoDe(crudo.contrato, TOPES_LEGALES.contrato),
  formato_aprobado: crudo.formato_aprobado === true,
});

/** The legal words in force; settings from before have none. */
export const legalesDe = ({ legales }: { readonly legales?: DatosLegales | undefined }): DatosLegales =>
  legales ?? SIN_LEGALES;

/** The notice, as it is shown: its address is opened, its text is read in place. */
export const avisoDePrivacidad = (
  aviso: string,
):
  | { readonly clase: 'enlace'; readonly href: string }
  | { readonly clase: 'texto'; readonly texto: string } =>
  /\s/.test(aviso) ? { clase: 'texto', texto: aviso } : { clase: 'enlace', href: aviso };
