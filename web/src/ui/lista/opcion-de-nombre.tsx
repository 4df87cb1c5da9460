import type { ReactNode } from 'react';

const comoNombre = ({ label }: { readonly label?: ReactNode }) => <span translate="no">{label}</span>;

/** The options of a `Select` that are names of people: no browser translates them. */
export const OPCION_DE_NOMBRE = { labelRender: comoNombre, optionRender: comoNombre };
