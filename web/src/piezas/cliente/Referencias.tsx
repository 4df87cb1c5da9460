import { quienEsReferencia, type Referencia } from '@leal/domain';
import { Dato } from '../../ui/panel/Panel.tsx';

/** The other people to call about a client, among the client's facts: a line for each. */
export const Referencias = ({ de = [] }: { de?: readonly Referencia[] | undefined }) =>
  de.map((referencia) => (
    <Dato key={quienEsReferencia(referencia) + referencia.telefono} nombre="Referencia">
      <span>{quienEsReferencia(referencia)}</span>{' '}
      <a className="toque en-renglon" href={`tel:${referencia.telefono}`}>
        {referencia.telefono}
      </a>
    </Dato>
  ));
