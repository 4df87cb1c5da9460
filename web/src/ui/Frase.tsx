import { Children, Fragment, isValidElement, type ReactNode } from 'react';

const esTexto = (parte: ReactNode): parte is string | number =>
  typeof parte === 'string' || typeof parte === 'number';

/** The parts of a sentence, those within fragments too. */
const partesDe = (hijos: ReactNode): ReactNode[] =>
  Children.toArray(hijos).flatMap((hijo) =>
    isValidElement<{ children?: ReactNode }>(hijo) && hijo.type === Fragment
      ? partesDe(hijo.props.children)
      : [hijo],
  );

/**
 * A sentence with amounts and names in it, of which the browser may translate the words: what stands between them is one text,
 * alone in its element, however many pieces it is written in.
 */
export function Frase({ children }: { children: ReactNode }) {
  const partes: ReactNode[] = [];
  for (const parte of partesDe(children)) {
    const anterior = partes.at(-1);
    if (esTexto(parte) && typeof anterior === 'string') partes[partes.length - 1] = anterior + parte;
    else partes.push(esTexto(parte) ? String(parte) : parte);
  }
  if (partes.length === 1) return partes[0];
  // A sentence keeps the order of its parts.
  return partes.map((parte, i) =>
    typeof parte === 'string' ? <span key={i}>{parte}</span> : <Fragment key={i}>{parte}</Fragment>,
  );
}
