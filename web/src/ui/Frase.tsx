import {
  Children,
  createElement,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

type ConHijos = PropsWithChildren<object>;

const esTexto = (parte: ReactNode): parte is string | number =>
  typeof parte === 'string' || typeof parte === 'number';

/** A sentence's texts and elements, side by side. */
const partesDe = (hijos: ReactNode): ReactNode[] =>
  Children.toArray(hijos).flatMap((hijo) =>
    isValidElement<ConHijos>(hijo) && hijo.type === Fragment ? partesDe(hijo.props.children) : [hijo],
  );

/** Texts that nothing stands between are one. */
function juntar(partes: readonly ReactNode[]): readonly ReactNode[] {
  const juntas: ReactNode[] = [];
  let texto = '';
  for (const parte of partes) {
    if (esTexto(parte)) texto += String(parte);
    else {
      if (texto !== '') juntas.push(texto);
      juntas.push(parte);
      texto = '';
    }
  }
  return texto === '' ? juntas : [...juntas, texto];
}

/**
 * A sentence with elements in it: each text of it is alone in an element of its own, so that React goes on writing into it where
 * a browser translates the page. A sentence without elements is its text.
 */
export function Frase({ children }: ConHijos): ReactNode {
  const partes = juntar(partesDe(children));
  if (partes.length === 1) return partes[0];
  // Elements of nested fragments may have the same key: each stands in a place of its own.
  const sueltas = partes.map((parte) => createElement(esTexto(parte) ? 'span' : Fragment, null, parte));
  return createElement(Fragment, null, ...sueltas);
}
