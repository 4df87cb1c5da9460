import type { CSSProperties, ReactNode } from 'react';

type Opcion = { readonly label?: ReactNode };

const comoNombre = ({ label }: Opcion) => <span translate="no">{label}</span>;

const COMPLETA: CSSProperties = { whiteSpace: 'normal' };

/** In as many lines as it takes: two people of one name are told apart by its end. */
const completa = ({ label }: Opcion) => (
  <span translate="no" style={COMPLETA}>
    {label}
  </span>
);

/** The options of a `Select` that are names of people: no browser translates them. */
export const OPCION_DE_NOMBRE = { labelRender: comoNombre, optionRender: completa };
